import { DEFAULT_LOCALE, isLocale, type Locale } from './locales.ts'

/** The locale that a pathname's first segment names: `/uk/blog` → `uk`, `/ukraine` → `en`, `/` → `en`. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1]
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
