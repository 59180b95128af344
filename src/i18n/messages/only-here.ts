import type { Locale } from '#src/i18n/locales.ts'

/** Said of a post that was written in this browser and is not on the site, on its page, in lists and in search. */
export const ONLY_HERE: Record<Locale, string> = {
  en: 'Only in this browser',
  uk: 'Лише в цьому браузері',
}
