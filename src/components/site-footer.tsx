import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { NewTabLink } from '#src/components/ui/new-tab-link.tsx'
import { Spaced } from '#src/components/ui/spaced.tsx'
import { cn } from '#src/lib/cn.ts'

/** What the footer says. Links to other sites open in a new tab. */
export interface SiteFooterProps {
  question: string
  answer: string
  hours: string
  contacts: readonly { label: string; url: string }[]
  pagesLabel: string
  pages: readonly { to: LinkProps['to']; label: string }[]
  copyright: string
  newTab: string
  themeSwitch: ReactNode
  /** A page that ends with its own contact takes the two link rows only. */
  isShort?: boolean
}

/** The last exchange of a page, and what belongs on every page. */
export function SiteFooter(props: SiteFooterProps) {
  const { question, answer, hours, contacts, pagesLabel, pages, copyright, newTab, themeSwitch } =
    props
  const { isShort = false } = props
  // A bar at the foot of the page takes its room below the footer's words.
  return (
    <footer
      className={cn(
        'ftr board in-[:root:has([data-slot=float-bar])]:pb-26 max-md:in-[:root:has([data-slot=float-time])]:pb-34',
        isShort && 'short',
      )}
      data-slot="site-footer"
    >
      <div className="wrap">
        {!isShort && (
          <>
            <p className="q ftr-q">{question}</p>
            <p className="ftr-big a">{answer}</p>
            <ButtonRow>
              {contacts.map(({ label, url }, index) => (
                <NewTabLink
                  key={url}
                  href={url}
                  className={cn('btn btn-lg', index === 0 ? 'btn-go' : 'btn-line')}
                  newTabLabel={newTab}
                >
                  {label}
                </NewTabLink>
              ))}
              <span className="meta num">{hours}</span>
            </ButtonRow>
          </>
        )}
        <nav className="ftr-n" aria-label={pagesLabel}>
          <Spaced>
            {pages.map(({ to, label }) => (
              <Link key={label} to={to}>
                {label}
              </Link>
            ))}
          </Spaced>
        </nav>
        <div className="ftr-b">
          <Spaced>
            <span className="ftr-c">{copyright}</span>
            {contacts.map(({ label, url }) => (
              <NewTabLink key={url} href={url} newTabLabel={newTab}>
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
