/** The two languages of the site. English is the root locale: its paths carry no prefix. */
export const LOCALES = ['en', 'uk'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en'

/** Tells whether a value is one of the site's locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** What each language calls itself where there is little room. */
export const LANGUAGE_LABELS: Record<Locale, string> = { en: 'Eng', uk: 'Укр' }

/** What each language calls itself in full; apart from the labels, which every page loads. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', uk: 'Українська' }

/** What Russian calls itself where there is little room: one page speaks it beside the site's languages. */
export const RUSSIAN_LABEL = 'Рус'
