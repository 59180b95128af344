import { isElsewhere, isFilePath } from '#src/lib/link-target.ts'

import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts'

/**
 * The locale that a pathname's first segment names: `/uk/blog` → `uk`, `/ukraine` → `en`, `/` → `en`. The old
 * site's Ukrainian pages stood under the code of the country: `/ua/posts/x` → `uk`.
 */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
  if (first === 'ua') return 'uk'
  return isLocale(first) ? first : DEFAULT_LOCALE
}

/** A pathname without its locale segment: `/uk/blog` → `/blog`, `/uk` → `/`, `/blog` → `/blog`. */
export function unlocalizePath(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  return isLocale(first) ? `/${rest.join('/')}` : pathname
}

/** A bare pathname as it stands in a locale: (`/blog`, `uk`) → `/uk/blog`; (`/`, `uk`) → `/uk`; (`/blog`, `en`) → `/blog`. */
export function localizePath(pathname: string, locale: Locale): string {
  const bare = unlocalizePath(pathname)
  if (locale === DEFAULT_LOCALE) return bare
  return bare === '/' ? `/${locale}` : `/${locale}${bare}`
}

/**
 * An address from content as it stands in a locale, below the site's root: (`/blog?page=2#top`, `uk`) →
 * `/uk/blog?page=2#top`. Another site's and a file's stay as they are.
 */
export function localizeHref(href: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  if (isElsewhere(href) || isFilePath(pathname)) return href
  return localizePath(pathname, locale) + rest
}
