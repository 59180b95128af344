import { Link } from '@tanstack/react-router'
import { Dialog } from 'radix-ui'
import { type MouseEvent, useEffect } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { useFocusReturn } from '#src/components/ui/dialog.tsx'
import { cn } from '#src/lib/cn.ts'

import { BURGER, HEADER, NavLink, SiteBrand, type SiteHeaderProps } from './site-bar.tsx'

/** From this width the header shows its links without a menu. */
const WIDE_QUERY = '(min-width: 64rem)'

const MENU_LINK =
  'flex items-baseline gap-[0.6rem] border-b border-rule py-[0.8rem] text-[1.875rem] leading-[1.15] font-bold tracking-[-0.03em] no-underline aria-[current]:before:h-[0.105em] aria-[current]:before:w-[0.86em] aria-[current]:before:self-center aria-[current]:before:bg-pen'

/** Full-screen menu for small screens, which traps focus and scrolling. */
export function SiteMenu(
  props: SiteHeaderProps & { open: boolean; onOpenChange: (open: boolean) => void },
) {
  const {
    brand,
    nav,
    current,
    labels,
    callTo,
    languageSwitch,
    themeSwitch,
    search,
    open,
    onOpenChange,
  } = props
  // Closes immediately, also for a link to the current page. Search opens above the menu.
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not([data-slot=search-link])'))
      onOpenChange(false)
  }
  const focusReturn = useFocusReturn()
  // After rotation a wide screen has no button to close the menu.
  useEffect(() => {
    if (!open) return
    const wideQuery = matchMedia(WIDE_QUERY)
    const closeIfWide = () => {
      if (wideQuery.matches) onOpenChange(false)
    }
    wideQuery.addEventListener('change', closeIfWide)
    return () => wideQuery.removeEventListener('change', closeIfWide)
  }, [open, onOpenChange])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-(--z-scrim) overflow-y-auto bg-paper print:hidden">
          <Dialog.Content
            className="min-h-full"
            aria-describedby={undefined}
            data-slot="site-menu"
            onClick={closeByLink}
            // The menu fills the screen, so only the scrollbar is outside.
            onPointerDownOutside={(event) => event.preventDefault()}
            {...focusReturn}
          >
            <Dialog.Title className="sr-only">{labels.menu}</Dialog.Title>
            <div className={cn(HEADER.bar, HEADER.atTop)}>
              <div className={cn(HEADER.row, HEADER.tall)}>
                <SiteBrand>{brand}</SiteBrand>
                {languageSwitch}
                <Dialog.Close className={BURGER} aria-expanded="true" aria-label={labels.closeMenu}>
                  <i className="block h-[3px] [transform:translateY(1.5px)_rotate(45deg)] bg-current" />
                  <i className="block h-[3px] [transform:translateY(-1.5px)_rotate(-45deg)] bg-current" />
                </Dialog.Close>
              </div>
            </div>
            <nav className="bg-paper px-gutter pt-2 pb-8" aria-label={labels.navigation}>
              {nav.map(({ to, label }) => (
                <NavLink key={label} to={to} isCurrent={to === current} className={MENU_LINK}>
                  {label}
                </NavLink>
              ))}
              <div className="grid justify-items-start gap-4 pt-6">
                <Button asChild go wide>
                  <Link to={callTo}>{labels.call}</Link>
                </Button>
                {/* Shows the label that elsewhere is only for screen readers. */}
                <div className="grid justify-self-stretch *:flex *:h-12 *:w-auto *:justify-center *:gap-[0.7rem] *:font-semi *:no-underline *:[box-shadow:inset_0_0_0_2px] *:after:content-[attr(aria-label)]">
                  {search}
                </div>
                {themeSwitch}
              </div>
            </nav>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
