import type { Locale } from '#src/i18n/locales.ts'

/** File beside the index that holds the words of all titles in a language, for queries with a slip. */
export function titleWordsFile(locale: Locale): string {
  return `title-words-${locale}.json`
}
