import type { Locale } from './locales.ts'

/** What each language calls itself in full; apart from the labels, which every page loads. */
export const LANGUAGE_NAMES: Record<Locale, string> = { en: 'English', uk: 'Українська' }
