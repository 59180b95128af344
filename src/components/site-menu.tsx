import { Link } from '@tanstack/react-router'
import { Dialog } from 'radix-ui'
import { type MouseEvent, useEffect } from 'react'

import { useFocusReturn } from '#src/components/ui/dialog.tsx'

import { NavLink, SiteBrand, type SiteHeaderProps } from './site-header.tsx'

/** From this width on the header shows its links itself. */
const WIDE = '(min-width: 64rem)'

/** The menu of small screens: a full-width layer that holds focus and the page's scroll while open. */
export function SiteMenu(
  props: SiteHeaderProps & { open: boolean; onOpenChange: (open: boolean) => void },
) {
  const {
    brand,
    nav,
    current,
    words,
    callTo,
    languageSwitch,
    themeSwitch,
    search,
    open,
    onOpenChange,
  } = props
  // At once, and also where the link leads to the page that is there. Search opens over the menu.
  const closeByLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a:not(.icon-btn)')) onOpenChange(false)
  }
  const focusReturn = useFocusReturn()
  // A screen that is turned may become wide, where nothing is left to close the menu with.
  useEffect(() => {
    if (!open) return
    const wide = matchMedia(WIDE)
    const closeIfWide = () => {
      if (wide.matches) onOpenChange(false)
    }
    wide.addEventListener('change', closeIfWide)
    return () => wide.removeEventListener('change', closeIfWide)
  }, [open, onOpenChange])
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="menu-layer">
          <Dialog.Content
            className="min-h-full"
            aria-describedby={undefined}
            data-slot="site-menu"
            onClick={closeByLink}
            // It fills the screen: what is outside is its scrollbar.
            onPointerDownOutside={(event) => event.preventDefault()}
            {...focusReturn}
          >
            <Dialog.Title className="sr-only">{words.menu}</Dialog.Title>
            <div className="hdr">
              <div className="wrap">
                <SiteBrand>{brand}</SiteBrand>
                {languageSwitch}
                <Dialog.Close className="burger" aria-expanded="true" aria-label={words.closeMenu}>
                  <i />
                  <i />
                </Dialog.Close>
              </div>
            </div>
            <nav className="menu" aria-label={words.navigation}>
              {nav.map(({ to, label }) => (
                <NavLink key={label} to={to} isCurrent={to === current}>
                  {label}
                </NavLink>
              ))}
              <div className="menu-foot">
                <Link to={callTo} className="btn btn-go btn-wide">
                  {words.call}
                </Link>
                {search}
                {themeSwitch}
              </div>
            </nav>
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
