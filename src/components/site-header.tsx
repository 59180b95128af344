import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

import { Spaced } from '#src/components/ui/spaced.tsx'
import { cn } from '#src/lib/cn.ts'

import { lazyComponent } from './lazy-component.tsx'
import { useOverlay } from './use-overlay.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Scroll position in px from which the header is compact. */
const COMPACT_AFTER = 10

const SiteMenu = lazyComponent(() => import('./site-menu.tsx').then((module) => module.SiteMenu))

/** An entry of the main navigation. */
export interface NavItem {
  to: LinkProps['to']
  label: string
}

/** Content of the header. */
export interface SiteHeaderProps {
  brand: string
  nav: readonly NavItem[]
  /** Navigation entry of the current page's section. */
  current: LinkProps['to'] | undefined
  words: { navigation: string; menu: string; closeMenu: string; call: string }
  /** Target of the menu's button. */
  callTo: LinkProps['to']
  languageSwitch: ReactNode
  themeSwitch: ReactNode
  search?: ReactNode
}

/** Classes of the header, also used by the standalone education page. */
export const HEADER = {
  bar: 'sticky top-0 z-(--z-header) border-b transition-[background-color,border-color,margin-bottom] duration-(--dur-2) ease-swap **:scroll-mt-[calc(-1.5rem-var(--header-h))] print:hidden',
  atTop: 'border-transparent bg-paper',
  row: 'wrap flex items-center gap-9 transition-[min-height] duration-(--dur-2) ease-swap max-lg:gap-3 max-xs:gap-2 max-[12rem]:px-2 no-js:max-lg:flex-wrap',
  tall: 'min-h-(--header-h) max-lg:min-h-16',
  brand:
    'mr-auto inline-flex min-h-6 items-center gap-[0.7rem] text-lg/tight font-bold tracking-[-0.02em] no-underline max-lg:text-base/tight max-xs:gap-2 max-xs:text-small/tight max-xs:tracking-[-0.03em] max-2xs:w-[24px] max-2xs:overflow-clip max-2xs:whitespace-nowrap',
  nav: 'flex gap-8 max-lg:hidden no-js:max-lg:order-1 no-js:max-lg:flex no-js:max-lg:flex-[1_0_100%] no-js:max-lg:flex-wrap no-js:max-lg:gap-x-5 no-js:max-lg:gap-y-0 no-js:max-lg:whitespace-nowrap',
  navLink:
    'relative py-2 font-medium no-underline after:absolute after:bottom-1 after:left-0 after:h-[2px] after:w-0 after:bg-pen after:transition-[width] after:duration-(--dur-2) hover:after:w-full aria-[current]:font-semi aria-[current]:after:w-full',
}
/** A negative margin keeps the total height, so that the page does not move when the header becomes compact. */
const COMPACT =
  'mb-[calc(var(--header-h)-var(--header-h-compact))] border-rule bg-veil [backdrop-filter:blur(10px)_saturate(1.3)] max-lg:mb-[calc(4rem-var(--header-h-compact))]'

/** Header with brand, navigation and language switch; compact and translucent after scrolling. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, nav, current, words, languageSwitch, search } = props
  const isCompact = useScrolledPast(COMPACT_AFTER)
  const [isOpen, setIsOpen] = useOverlay()
  return (
    <header className={cn(HEADER.bar, isCompact ? COMPACT : HEADER.atTop)} data-slot="site-header">
      <div className={cn(HEADER.row, isCompact ? 'min-h-(--header-h-compact)' : HEADER.tall)}>
        <SiteBrand>{brand}</SiteBrand>
        <nav className={HEADER.nav} aria-label={words.navigation}>
          <Spaced>
            {nav.map(({ to, label }) => (
              <NavLink key={label} to={to} isCurrent={to === current} className={HEADER.navLink}>
                {label}
              </NavLink>
            ))}
          </Spaced>
        </nav>
        {search}
        {languageSwitch}
        <button
          type="button"
          className={cn(BURGER, 'hidden max-lg:block no-js:max-lg:hidden')}
          aria-label={words.menu}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onPointerEnter={SiteMenu.prepare}
          onClick={() => setIsOpen(true)}
        >
          <i className="my-[6px] block h-[3px] bg-current" />
          <i className="my-[6px] ml-[30%] block h-[3px] bg-current" />
        </button>
      </div>
      <SiteMenu {...props} open={isOpen} onOpenChange={setIsOpen} />
    </header>
  )
}

/** Classes of the menu button, 44 px. */
export const BURGER = 'h-11 w-11 flex-none px-2 max-lg:-mr-2'

/** Logo and brand name, linked to the home page. */
export function SiteBrand({ children }: { children: string }) {
  return (
    <Link to="/" className={HEADER.brand}>
      <span className="brand-mark" aria-hidden="true" />
      {children}
    </Link>
  )
}

/** Navigation link, marked on its page, below it, and on pages of its section. */
export function NavLink({
  to,
  isCurrent,
  className,
  children,
}: {
  to: LinkProps['to']
  isCurrent: boolean
  className: string
  children: string
}) {
  return (
    <Link
      to={to}
      className={className}
      activeOptions={{ exact: to === '/', includeSearch: false }}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </Link>
  )
}
