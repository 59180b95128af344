import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'

import { isElsewhere, isFilePath } from '#src/lib/link-target.ts'

/**
 * A link whose address comes from content: a path of the site opens in the application and in the
 * page's language, a file and another site by the browser.
 */
export function SiteLink({ href = '', ...props }: Omit<ComponentProps<'a'>, 'ref'>) {
  if (isElsewhere(href)) return <a href={href} {...props} />
  const { pathname, search, hash } = new URL(href, 'https://site.invalid')
  if (isFilePath(pathname)) {
    return <a href={import.meta.env.BASE_URL + pathname.slice(1) + search + hash} {...props} />
  }
  return (
    <Link
      // The build has checked that the path is one of the site's.
      to={pathname as '/'}
      {...(hash && { hash: hash.slice(1) })}
      // What lies above the page is not the page, and is not marked as such.
      activeOptions={{ exact: true }}
      {...(search && { search: Object.fromEntries(new URLSearchParams(search)) as never })}
      {...props}
    />
  )
}
