import type { Locale } from '#src/i18n/locales.ts'
import { localizeHref } from '#src/i18n/paths.ts'
import { isElsewhere } from '#src/lib/link-target.ts'

/** Localized address for a plain link; external links and files are unchanged. */
export function addressOf(href: string, locale: Locale): string {
  return isElsewhere(href)
    ? href
    : import.meta.env.BASE_URL.slice(0, -1) + localizeHref(href, locale)
}
