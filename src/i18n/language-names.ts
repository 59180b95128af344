import type { Locale } from './locales.ts'

/** What each language calls itself in full; apart from the labels, which every page loads. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', uk: 'Українська' }

/** What Russian calls itself where there is little room: one page speaks it beside the site's languages. */
export const RUSSIAN_LABEL = 'Рус'
