import { SectionHeading } from '#src/components/section-heading.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { QrCode } from '#src/components/ui/qr-code.tsx'
import { LevelTag, Tag } from '#src/components/ui/tag.tsx'
import { courseHref } from '#src/content/course-paths.ts'
import type { Certificate, Page } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { absoluteUrl } from '#src/seo/page-head.ts'

/** A certificate on one A4 page, with instructions for verifying it. */
export function CertificatePage(props: { certificate: Certificate; text: Page<'certificate'> }) {
  const { certificate, text } = props
  const { id, name, course, date, sample } = certificate
  const locale = useLocale()
  const t = useMessages()
  const site = useSite()

  const address = absoluteUrl(`/certificate/${id}`, locale)
  const facts = [
    { label: text.date, value: <time dateTime={date}>{formatDate(locale, date)}</time> },
    { label: text.issuer, value: site.owner ?? site.brand },
    { label: text.number, value: id },
  ]
  return (
    <section className="pt-hero pb-section">
      <div className="wrap">
        <article
          data-slot="certificate"
          className="mx-auto flex max-w-240 flex-col gap-block border border-t-[6px] border-rule border-t-pen bg-surface p-[clamp(1.25rem,5vw,4rem)] print:h-[176mm] print:max-w-none print:justify-between print:gap-0 print:border-2 print:border-t-[6px] print:border-ink print:border-t-pen print:p-[10mm]"
        >
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
            <p className="text-h4 font-bold">{text.title}</p>
            {sample && <Tag variant="marker">{t.sample}</Tag>}
          </div>
          <div>
            <SectionHeading
              as="h1"
              size="h1"
              question={text.question}
              answer={
                <span
                  className="[overflow-wrap:anywhere]"
                  // The English page may contain a Ukrainian name.
                  lang={/\p{Script=Cyrillic}/u.test(name) ? 'uk' : undefined}
                >
                  {name}
                </span>
              }
            />
            <div className="mt-8 flex flex-wrap items-baseline gap-x-4 gap-y-2">
              <p className="w-full text-small text-ink-2">{text.course}</p>
              <p className="text-h3 font-bold">
                <SiteLink className="no-underline hover:underline" href={courseHref(course)}>
                  {course.title}
                </SiteLink>
              </p>
              {course.level && (
                <LevelTag level={course.level} counted>
                  {`${text.level} ${course.level}`}
                </LevelTag>
              )}
            </div>
          </div>
          <dl className="grid gap-x-8 gap-y-4 border-t-2 border-ink pt-5 sm:grid-cols-[auto_auto_1fr] print:grid-cols-[auto_auto_1fr]">
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt className="text-small text-ink-2">{label}</dt>
                <dd className="font-semi [overflow-wrap:anywhere]">{value}</dd>
              </div>
            ))}
          </dl>
          <div className="flex flex-wrap items-start gap-x-8 gap-y-5 sm:flex-nowrap print:flex-nowrap">
            {/* A QR code needs the full address of the site. */}
            {import.meta.env.SITE_ORIGIN && (
              <QrCode
                className="w-32 shrink-0 bg-[#fff] fill-[#000]"
                text={address}
                label={text.check.code}
              />
            )}
            <div className="max-w-[34em] text-small">
              <h2 className="text-h4 font-bold">{text.check.title}</h2>
              <p className="mt-2 text-ink-2">{text.check.text}</p>
              <p className="mt-2 [overflow-wrap:anywhere]">{address}</p>
            </div>
          </div>
        </article>
        <p className="mx-auto mt-6 needs-js max-w-240 print:hidden">
          <Button variant="line" onClick={() => print()}>
            {text.print}
          </Button>
        </p>
      </div>
    </section>
  )
}
