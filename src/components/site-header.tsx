import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { Spaced } from '#src/components/ui/spaced.tsx'
import { cn } from '#src/lib/cn.ts'

import { lazyComponent } from './lazy-component.tsx'
import { useOverlay } from './use-overlay.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Scroll in pixels beyond which the header is compact. */
const COMPACT_AFTER = 10

const SiteMenu = lazyComponent(() => import('./site-menu.tsx').then((module) => module.SiteMenu))

/** An entry of the main navigation. */
export interface NavItem {
  to: LinkProps['to']
  label: string
}

/** What the header says and holds. */
export interface SiteHeaderProps {
  brand: string
  nav: readonly NavItem[]
  /** The entry of the navigation that the page belongs to, wherever its own address is. */
  current: LinkProps['to'] | undefined
  words: { navigation: string; menu: string; closeMenu: string; call: string }
  /** Where the menu's one button leads. */
  callTo: LinkProps['to']
  languageSwitch: ReactNode
  themeSwitch: ReactNode
  search?: ReactNode
}

/** Brand, navigation and language on every page; compact and translucent once the page is scrolled. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, nav, current, words, languageSwitch, search } = props
  const isCompact = useScrolledPast(COMPACT_AFTER)
  const [isOpen, setIsOpen] = useOverlay()
  return (
    <header className={cn('hdr', isCompact && 'compact')} data-slot="site-header">
      <div className="wrap">
        <SiteBrand>{brand}</SiteBrand>
        <nav className="nav" aria-label={words.navigation}>
          <Spaced>
            {nav.map(({ to, label }) => (
              <NavLink key={label} to={to} isCurrent={to === current}>
                {label}
              </NavLink>
            ))}
          </Spaced>
        </nav>
        {search}
        {languageSwitch}
        <button
          type="button"
          className="burger"
          aria-label={words.menu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={SiteMenu.prepare}
          onClick={() => setIsOpen(true)}
        >
          <i />
          <i />
        </button>
      </div>
      <SiteMenu {...props} open={isOpen} onOpenChange={setIsOpen} />
    </header>
  )
}

/** The mark with the brand's name, a link to the home page. */
export function SiteBrand({ children }: { children: string }) {
  return (
    <Link to="/" className="brand">
      <span className="mark" aria-hidden="true">
        <i />
        <i />
      </span>
      {children}
    </Link>
  )
}

/** A link of the navigation, marked while one is at or below it, or at a page that belongs to it. */
export function NavLink({
  to,
  isCurrent,
  children,
}: {
  to: LinkProps['to']
  isCurrent: boolean
  children: string
}) {
  return (
    <Link
      to={to}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
