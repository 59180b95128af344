import type { Root } from 'hast'

import type { Locale } from '#src/i18n/locales.ts'

import { wrapWords } from './wrap-words.ts'

/** Runs of words in the other language; four or more English words are not a name. */
const FOREIGN_LANGUAGES: Record<Locale, { pattern: RegExp; lang: Locale }> = {
  en: { pattern: /([а-яєіїґ][а-яєіїґʼ’-]*(?:[ \u00A0,;:]+[а-яєіїґ][а-яєіїґʼ’-]*)*)/i, lang: 'uk' },
  uk: { pattern: /(\b[a-z]+(?:[ \u00A0][a-z]+){3,}\b)/i, lang: 'en' },
}

/** Adds `lang` to text in the other language. */
export function markForeignLanguage(tree: Root, locale: Locale): void {
  const { pattern, lang } = FOREIGN_LANGUAGES[locale]
  wrapWords(tree, pattern, { lang })
}
