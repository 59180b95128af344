import type { Locale } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'
import { isElsewhere, isFilePath } from '#src/lib/link-target.ts'

/** The address for a plain link: only a page of the site has another one in each language. */
export function addressOf(href: string, locale: Locale): string {
  if (isElsewhere(href)) return href
  const { pathname, search, hash } = new URL(href, 'https://site.invalid')
  const path = isFilePath(pathname) ? pathname : localizePath(pathname, locale)
  return import.meta.env.BASE_URL.slice(0, -1) + path + search + hash
}
