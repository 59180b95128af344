import { Suspense } from 'react'

import { Figures } from '#src/components/facts.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Transcript } from '#src/components/transcript.tsx'
import { HeroColumns } from '#src/components/two-column.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { List } from '#src/components/ui/list.tsx'
import { PRICE, PriceNote } from '#src/components/ui/price.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import { pickClaims } from '#src/content/claims.ts'
import type {
  Author,
  Case,
  Claims,
  Offers,
  Page,
  Picture,
  Product,
  ProjectSummary,
} from '#src/content/model.ts'
import { formatOffer } from '#src/content/offers.ts'
import { useSite } from '#src/content/use-site.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { AboutActions } from './about-actions.tsx'
import { CaseRow } from './case-row.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import { Contact } from './contact.tsx'
import { Portfolio } from './portfolio.tsx'
import { BesidePortrait } from './portrait.tsx'
import { ProductCards } from './product-cards.tsx'

interface HomePageProps {
  page: Page<'home'>
  author: Author
  claims: Claims
  products: readonly Product[]
  offers: Offers
  cases: readonly Case[]
  projects: readonly ProjectSummary[]
  portrait: Picture
}

/** The home page: hero, products, results with the portfolio, and the author. */
export function HomePage(props: HomePageProps) {
  const { page, products, offers } = props

  return (
    <>
      <Hero {...props} />
      {products.length > 0 && (
        <Section id="products">
          <SectionHeading {...page.products} />
          <ProductCards products={products} offers={offers} />
        </Section>
      )}
      <Suspense>
        <Results {...props} />
      </Suspense>
      <About {...props} />
    </>
  )
}

function Hero({ page, claims, products, offers }: HomePageProps) {
  const locale = useLocale()
  const t = useMessages('showcase')

  const { hero } = page
  const flagship = products.find(({ group }) => group === 'flagship')
  return (
    <Section hero>
      <Tag variant="marker">{page.badge}</Tag>
      <HeroColumns>
        <div>
          <SectionHeading as="h1" size="hero" {...hero} />
          <p className="mt-6 max-w-lead text-lead text-ink-2">{page.lead}</p>
          <ButtonRow>
            <Button asChild size="lg" go>
              <SiteLink href={page.call.href}>{page.call.label}</SiteLink>
            </Button>
            <span
              className={cn(
                PRICE,
                'text-xl/[1.1] max-xs:whitespace-nowrap max-2xs:whitespace-normal',
              )}
            >
              {formatOffer(locale, offers.curator, t.price)}
              {flagship?.priceNote && <PriceNote>{flagship.priceNote}</PriceNote>}
            </span>
          </ButtonRow>
        </div>
        <Transcript {...page.transcript} />
      </HeroColumns>
      <ClaimFacts className="mt-block" claims={pickClaims(claims, page.claims)} />
    </Section>
  )
}

function Results({ page, claims, cases, projects }: HomePageProps) {
  const site = useSite()

  const { results, portfolio } = page
  return (
    <section id="results">
      <div className="board overflow-clip py-section">
        <div className="wrap">
          <SectionHeading {...results} />
          <p className="max-w-lead text-lead text-ink-2">{results.lead}</p>
          <ClaimFacts large className="mt-block" claims={pickClaims(claims, results.claims)} />
          {cases.length > 0 && <CaseRow cases={cases} />}
        </div>
      </div>
      {projects.length > 0 && (
        <div className="py-section" id="success-stories">
          <div className="wrap">
            <SectionHeading {...portfolio} />
            <Portfolio projects={projects} labels={site.projectTags} />
          </div>
        </div>
      )}
    </section>
  )
}

function About({ page, author, claims, portrait }: HomePageProps) {
  const site = useSite()

  return (
    <Section ground="sunk" id="about">
      <BesidePortrait text={author.portrait} drawing={portrait} owner={site.owner}>
        <SectionHeading {...author.hero} />
        <p className="mt-6 max-w-[26em] font-serif text-[clamp(1.375rem,1.1rem+1vw,1.875rem)]/[1.38]">
          {author.bio}
        </p>
        <Figures className="my-8" items={pickClaims(claims, author.figures)} />
        <List className="grid gap-x-8 gap-y-[0.55em] sm:grid-cols-2">
          {author.expertise.map((title) => (
            <li key={title} className="mt-0">
              {title}
            </li>
          ))}
        </List>
        <AboutActions text={author} />
      </BesidePortrait>
      <div id="contact" className="mt-section scroll-mt-4 border-t-2 border-ink pt-block">
        <Contact text={page.contact} />
      </div>
    </Section>
  )
}
