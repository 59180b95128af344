import type { Root } from 'hast'

import type { Locale } from '#src/i18n/locales.ts'

import { wrapWords } from './wrap-words.ts'

/** Words of the other language, with what stands between them; four English ones are no name. */
const FOREIGN: Record<Locale, { pattern: RegExp; lang: Locale }> = {
  en: { pattern: /([а-яєіїґ][а-яєіїґʼ’-]*(?:[ \u00A0,;:]+[а-яєіїґ][а-яєіїґʼ’-]*)*)/i, lang: 'uk' },
  uk: { pattern: /(\b[a-z]+(?:[ \u00A0][a-z]+){3,}\b)/i, lang: 'en' },
}

/** Marks the words that are in the other language with a `lang` of their own. */
export function markForeign(tree: Root, locale: Locale): void {
  const { pattern, lang } = FOREIGN[locale]
  wrapWords(tree, pattern, { lang })
}
