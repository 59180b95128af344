import { Spaced } from '#src/components/ui/spaced.tsx'
import { cn } from '#src/lib/cn.ts'

import { lazyComponent } from './lazy-component.tsx'
import { BURGER, HEADER, NavLink, SiteBrand, type SiteHeaderProps } from './site-bar.tsx'
import { useOverlay } from './use-overlay.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/** Scroll in pixels beyond which the header is compact. */
const COMPACT_AFTER = 10

const SiteMenu = lazyComponent(() => import('./site-menu.tsx').then((module) => module.SiteMenu))

/** A negative margin keeps the total height, so that the page does not move when the header becomes compact. */
const COMPACT_CLASS =
  'mb-[calc(var(--header-h)-var(--header-h-compact))] border-rule bg-veil [backdrop-filter:blur(10px)_saturate(1.3)] max-lg:mb-[calc(4rem-var(--header-h-compact))]'

/** Brand, navigation and language on every page; compact and translucent once the page is scrolled. */
export function SiteHeader(props: SiteHeaderProps) {
  const { brand, nav, current, labels, languageSwitch, search } = props
  const isCompact = useScrolledPast(COMPACT_AFTER)
  const [isOpen, setIsOpen] = useOverlay()
  return (
    <header
      className={cn(HEADER.bar, isCompact ? COMPACT_CLASS : HEADER.atTop)}
      data-slot="site-header"
    >
      <div className={cn(HEADER.row, isCompact ? 'min-h-(--header-h-compact)' : HEADER.tall)}>
        <SiteBrand>{brand}</SiteBrand>
        <nav className={HEADER.nav} aria-label={labels.navigation}>
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
          aria-label={labels.menu}
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
