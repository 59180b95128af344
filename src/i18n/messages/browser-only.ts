import type { Locale } from '#src/i18n/locales.ts'

/** Label of a post that exists in this browser only, on its page, in lists and in search. */
export const BROWSER_ONLY: Record<Locale, string> = {
  en: 'Only in this browser',
  uk: 'Лише в\u00A0цьому браузері',
}
