import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'

/** An entry of the main navigation. */
export interface NavItem {
  to: LinkProps['to']
  label: string
}

/** Content of the header. */
export interface SiteHeaderProps {
  brand: string
  nav: readonly NavItem[]
  /** Navigation entry of the page, which may differ from its address. */
  current: LinkProps['to'] | undefined
  labels: { navigation: string; menu: string; closeMenu: string; call: string }
  /** Link target of the menu's button. */
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
/** Classes of the menu button, 44 px. */
export const BURGER = 'h-11 w-11 flex-none px-2 max-lg:-mr-2'

/** Logo and name of the brand, linked to the home page. */
export function SiteBrand({ children }: { children: string }) {
  return (
    <Link to="/" className={HEADER.brand}>
      <span className="brand-mark" aria-hidden="true" />
      {children}
    </Link>
  )
}

/** Link of the navigation, marked as current on its page, on pages below it and on related pages. */
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
