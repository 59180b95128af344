import { isElsewhere, isFilePath } from '#src/lib/link-target.ts'

import type { Locale } from './locales.ts'
import { localizePath } from './paths.ts'

/**
 * An address from content as it stands in a locale, below the site's root: (`/blog?page=2#top`, `uk`) →
 * `/uk/blog?page=2#top`. Another site's and a file's stay as they are.
 */
export function localizeHref(href: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  if (isElsewhere(href) || isFilePath(pathname)) return href
  return localizePath(pathname, locale) + rest
}
