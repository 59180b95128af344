import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { ANSWER_CLASS, Question } from '#src/components/section-heading.tsx'
import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { cn } from '#src/lib/cn.ts'

/** Content of the footer. External links open in a new tab. */
export interface SiteFooterProps {
  question: string
  answer: string
  hours: string
  contacts: readonly { label: string; url: string }[]
  pagesLabel: string
  pages: readonly { to: LinkProps['to']; label: string }[]
  copyright: string
  themeSwitch: ReactNode
  /** Whether only the two rows of links are shown, on pages that end with their own contact section. */
  isShort?: boolean
}

/** Classes of the footer, also used by the standalone education page. */
export const FOOTER = {
  /** Reserves space for a floating bar at the end of the page. */
  ground:
    'board pb-8 in-[:root:has([data-slot=float-bar])]:pb-26 max-md:in-[:root:has([data-slot=float-time])]:pb-34 print:hidden',
  pages: 'flex flex-wrap gap-x-7 gap-y-[0.4rem] text-small/body',
  link: 'decoration-1 underline-offset-[0.2em]',
  line: 'mt-5 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-rule pt-6 text-small/body text-ink-2',
  /** On its own line until everything fits on one. */
  copyright: 'mr-auto max-[52rem]:basis-full',
}

/** Footer with contact section and site-wide links. */
export function SiteFooter(props: SiteFooterProps) {
  const { question, answer, hours, contacts, pagesLabel, pages, copyright, themeSwitch } = props
  const { isShort = false } = props
  return (
    <footer className={cn(FOOTER.ground, isShort ? 'pt-8' : 'pt-block')} data-slot="site-footer">
      <div className="wrap">
        {!isShort && (
          <>
            <Question className="text-(length:--text-h3)">{question}</Question>
            <p className={cn(ANSWER_CLASS, 'text-h1')}>{answer}</p>
            <ButtonRow>
              {contacts.map(({ label, url }, index) => (
                <Button
                  key={url}
                  asChild
                  size="lg"
                  variant={index === 0 ? 'primary' : 'line'}
                  go={index === 0}
                >
                  <NewTabLink href={url}>{label}</NewTabLink>
                </Button>
              ))}
              <span className="meta tabular-nums">{hours}</span>
            </ButtonRow>
          </>
        )}
        <nav className={cn(FOOTER.pages, !isShort && 'mt-block')} aria-label={pagesLabel}>
          <Spaced>
            {pages.map(({ to, label }) => (
              <Link key={label} to={to} className={cn(FOOTER.link, 'py-[0.2rem]')}>
                {label}
              </Link>
            ))}
          </Spaced>
        </nav>
        <div className={FOOTER.line}>
          <Spaced>
            <span className={FOOTER.copyright}>{copyright}</span>
            {contacts.map(({ label, url }) => (
              <NewTabLink key={url} href={url} className={FOOTER.link}>
                {label}
              </NewTabLink>
            ))}
            {themeSwitch}
          </Spaced>
        </div>
      </div>
    </footer>
  )
}
