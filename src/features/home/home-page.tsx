import { Exchange } from '#src/blocks/exchange.tsx'
import { SiteLink } from '#src/blocks/site-link.tsx'
import type { Page } from '#src/content/model.ts'
import { Tag } from '#src/ui/tag.tsx'

/** The home page. */
export function HomePage({ page }: { page: Page<'home'> }) {
  const { badge, hero, lead, call, price } = page
  return (
    <section className="hero section">
      <div className="wrap">
        <Tag variant="marker">{badge}</Tag>
        <div className="hero-grid">
          <div>
            <Exchange
              as="h1"
              size="hero"
              question={hero.question}
              answer={hero.answer}
              highlight={hero.highlight}
            />
            <p className="lead">{lead}</p>
            <div className="cta-row">
              <SiteLink href={call.href} className="btn btn-lg btn-go">
                {call.label}
              </SiteLink>
              <span className="price nb num">{price}</span>
            </div>
          </div>
        </div>
      </div>
    </section>
  )
}
