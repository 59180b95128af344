import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import type { NewsItem, Page } from '#src/content/model.ts'
import { formatDate } from '#src/i18n/format.ts'
import { useLocale } from '#src/i18n/use-messages.tsx'

/** News of the site, latest first. */
export function NewsPage(props: {
  text: Page<'news'>
  items: readonly NewsItem[]
  /** Path of the feed below the site's root. */
  feed: string
}) {
  const { text, items, feed } = props
  const locale = useLocale()

  return (
    <Section hero className="pb-section">
      <SectionHeading as="h1" size="h1" {...text.hero} />
      {text.lead && <p className="mt-6 max-w-lead text-lead text-ink-2">{text.lead}</p>}
      {items.length === 0 && <p className="mt-6 max-w-lead text-lead text-ink-2">{text.empty}</p>}
      <ol className="mt-block border-b border-rule">
        {items.map(({ id, date, title, text, link }) => (
          <li
            key={id}
            id={id}
            className="grid scroll-mt-24 gap-x-8 gap-y-2 border-t border-rule py-6 md:grid-cols-[12rem_minmax(0,38em)]"
          >
            <time className="text-small text-ink-3 tabular-nums" dateTime={date}>
              {formatDate(locale, date)}
            </time>
            <div>
              <h2 className="text-h3 font-bold">{title}</h2>
              <p className="mt-2 text-ink-2">{text}</p>
              {link && (
                <p className="mt-3">
                  <SiteLink className="link" href={link.href}>
                    {link.label}
                  </SiteLink>
                </p>
              )}
            </div>
          </li>
        ))}
      </ol>
      {/* A feed needs absolute addresses, so a build without the site's address writes none. */}
      {import.meta.env.SITE_ORIGIN && (
        <p className="mt-6" data-pagefind-ignore>
          <a className="link" href={import.meta.env.BASE_URL + feed} type="application/rss+xml">
            {text.feed}
          </a>
        </p>
      )}
    </Section>
  )
}
