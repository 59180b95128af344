import { SectionHeading } from '#src/components/section-heading.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'

import { LegacyRedirect } from './legacy-redirect.tsx'

/** Not-found message for posts, courses and cases, with redirects of the old site. */
export function MissingItem(props: {
  question: string
  title: string
  text: string
  /** A path of the site or an anchor. */
  backTo: string
  backLabel: string
}) {
  const { question, title, text, backTo, backLabel } = props
  return (
    <LegacyRedirect>
      <section className="pt-hero pb-section">
        <title>{title}</title>
        <meta name="description" content={text} />
        <meta name="robots" content="noindex" />
        <div className="wrap">
          <SectionHeading as="h1" size="h1" question={question} answer={title} />
          <p className="max-w-lead text-lead text-ink-2">{text}</p>
          <ButtonRow>
            <Button asChild size="lg" go>
              <SiteLink href={backTo}>{backLabel}</SiteLink>
            </Button>
          </ButtonRow>
        </div>
      </section>
    </LegacyRedirect>
  )
}
