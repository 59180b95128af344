import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { isUnlocalizedHref, isFilePath } from '#src/lib/link-target.ts'

/**
 * Link with an address from content: internal pages are opened by the router in the page's language, files
 * and other sites by the browser.
 */
export function SiteLink({ href = '', ...props }: Omit<ComponentProps<'a'>, 'ref'>) {
  if (isUnlocalizedHref(href)) return <a href={href} {...props} />
  const { pathname, search, hash } = new URL(href, 'https://site.invalid')
  if (isFilePath(pathname)) {
    return <a href={import.meta.env.BASE_URL + pathname.slice(1) + search + hash} {...props} />
  }
  return (
    <Link
      // The build has checked that the path exists.
      to={pathname as '/'}
      {...(hash && { hash: hash.slice(1) })}
      // Parent pages are not marked as current.
      activeOptions={{ exact: true }}
      {...(search && { search: Object.fromEntries(new URLSearchParams(search)) as never })}
      {...props}
    />
  )
}
