import { isUnlocalizedHref, isFilePath } from '#src/lib/link-target.ts'

import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts'

/**
 * Locale of a pathname by its first segment: `/uk/blog` → `uk`, `/ukraine` → `en`, `/` → `en`. The old
 * site's Ukrainian pages used the country code: `/ua/posts/x` → `uk`.
 */
export function getPathLocale(pathname: string): Locale {
  const first = pathname.split('/')[1]
  if (first === 'ua') return 'uk'
  return isLocale(first) ? first : DEFAULT_LOCALE
}

/** Removes the locale segment of a pathname: `/uk/blog` → `/blog`, `/uk` → `/`, `/blog` → `/blog`. */
export function unlocalizePath(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  return isLocale(first) ? `/${rest.join('/')}` : pathname
}

/** Adds the prefix of a locale to a pathname: (`/blog`, `uk`) → `/uk/blog`; (`/`, `uk`) → `/uk`; (`/blog`, `en`) → `/blog`. */
export function localizePath(pathname: string, locale: Locale): string {
  const barePath = unlocalizePath(pathname)
  if (locale === DEFAULT_LOCALE) return barePath
  return barePath === '/' ? `/${locale}` : `/${locale}${barePath}`
}

/**
 * Localizes a link from content: (`/blog?page=2#top`, `uk`) →
 * `/uk/blog?page=2#top`. External links and links to files are returned unchanged.
 */
export function localizeHref(href: string, locale: Locale): string {
  const [, pathname = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(href) ?? []
  if (isUnlocalizedHref(href) || isFilePath(pathname)) return href
  return localizePath(pathname, locale) + rest
}
