/** The languages of the site. English is the default locale: its paths have no prefix. */
export const LOCALES = ['en', 'uk'] as const

export type Locale = (typeof LOCALES)[number]

export const DEFAULT_LOCALE: Locale = 'en'

/** Tells whether a value is one of the site's locales. */
export function isLocale(value: unknown): value is Locale {
  return LOCALES.some((locale) => locale === value)
}

/** Short name of each language in that language. */
export const LANGUAGE_LABELS: Record<Locale, string> = { en: 'Eng', uk: 'Укр' }

/** Full name of each language in that language. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', uk: 'Українська' }

/** Short name of Russian, which one page offers beside the site's languages. */
export const RUSSIAN_LABEL = 'Рус'

/** Type of the messages without their literal texts: `{ all: 'All' }` → `{ all: string }`. */
export type Widen<T> = T extends string
  ? string
  : T extends (...args: infer Args) => string
    ? (...args: Args) => string
    : { [Key in keyof T]: Widen<T[Key]> }
