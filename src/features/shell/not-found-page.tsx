import { Link } from '@tanstack/react-router'

import { SectionHeading } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { NOT_FOUND } from '#src/i18n/messages/not-found.ts'
import { useLocale } from '#src/i18n/use-messages.tsx'

/** The not-found page. */
export function NotFoundPage() {
  const locale = useLocale()

  const t = NOT_FOUND[locale]
  return (
    <section className="pt-hero pb-section">
      <title>{t.title}</title>
      <meta name="description" content={t.description} />
      <meta name="robots" content="noindex" />
      <div className="wrap">
        <SectionHeading as="h1" size="h1" question={t.question} answer={t.title} />
        <p
          className="my-[clamp(1.5rem,4vw,3rem)] -ml-[0.04em] text-[37vw] leading-[0.9] font-bold tracking-[-0.055em] 2xl:text-[33.3rem]"
          aria-hidden="true"
        >
          4
          <span className="relative inline-flex after:absolute after:top-[0.477em] after:left-[calc(50%+0.0275em)] after:h-[0.066em] after:w-[0.165em] after:[translate:-50%] after:bg-pen">
            0
          </span>
          4
        </p>
        <p className="max-w-lead text-lead text-ink-2">{t.text}</p>
        <p className="mt-3 max-w-lead text-ink-2">{t.hint}</p>
        <ButtonRow>
          <Button asChild size="lg" go>
            <Link to="/">{t.home}</Link>
          </Button>
        </ButtonRow>
        <p className="mt-6 flex flex-wrap gap-x-4 gap-y-2">
          <Spaced>
            {t.more}
            <Link to="/products" className="link">
              {t.products}
            </Link>
            <Link to="/courses" className="link">
              {t.courses}
            </Link>
            <Link to="/blog" className="link">
              {t.blog}
            </Link>
            <Link to="/search" className="link">
              {t.search}
            </Link>
          </Spaced>
        </p>
      </div>
    </section>
  )
}
