import type { Locale } from '#src/i18n/locales.ts'
import { localizeHref } from '#src/i18n/localize-href.ts'
import { isElsewhere } from '#src/lib/link-target.ts'

import { siteUrl } from './page-head.ts'

/** Absolute address of what content links to in a language: (`/?case=one`, `uk`) → `https://example.com/uk?case=one`. */
export function absoluteHref(href: string, locale: Locale): string {
  return isElsewhere(href) ? href : siteUrl(localizeHref(href, locale).slice(1))
}
