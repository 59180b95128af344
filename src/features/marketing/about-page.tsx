import { Suspense } from 'react'

import { Figures } from '#src/components/facts.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { pickClaims } from '#src/content/claims.ts'
import type { Claims, Page, Picture } from '#src/content/model.ts'
import { useSite } from '#src/content/use-site.ts'

import { AboutActions } from './about-actions.tsx'
import { ClaimFacts } from './claim-facts.tsx'
import { Contact } from './contact.tsx'
import { BesidePortrait } from './portrait.tsx'
import { Terms } from './terms.tsx'

/** The About page: portrait, biography, figures, expertise, contact. */
export function AboutPage(props: { page: Page<'about'>; claims: Claims; portrait: Picture }) {
  const { page, claims, portrait } = props
  const site = useSite()

  return (
    <>
      <Section hero className="pb-section">
        <BesidePortrait text={page.portrait} drawing={portrait} owner={site.owner}>
          <SectionHeading as="h1" size="h1" {...page.hero} />
          <p className="max-w-lead text-lead text-ink-2">{page.lead}</p>
          <div className="mt-6 grid max-w-read gap-[1em] font-serif text-read/normal">
            {page.bio.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <Figures className="my-8" items={pickClaims(claims, page.figures)} />
          <AboutActions text={page} />
        </BesidePortrait>
      </Section>
      <Suspense>
        <Section ground="board">
          <SectionHeading {...page.work} />
          <ClaimFacts className="mt-block" claims={pickClaims(claims, page.work.claims)} />
          {page.work.link && (
            <p className="mt-8">
              <SiteLink className="link" href={page.work.link.href}>
                {page.work.link.label}
              </SiteLink>
            </p>
          )}
        </Section>
        <Section>
          <TwoColumn>
            <SectionHeading {...page.expertise} />
            <Terms items={page.expertise.items} />
          </TwoColumn>
        </Section>
        <Section ground="sunk" id="contact">
          <Contact text={page.contact} />
        </Section>
      </Suspense>
    </>
  )
}
