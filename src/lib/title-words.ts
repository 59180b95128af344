import { readableText, withoutApostrophes } from './search-text.ts'

/** Minimum length of a word for spelling suggestions; shorter words resemble too many others. */
export const SHORTEST_WORD = 4

/** Words of a title used for spelling suggestions: `How to find AI agents` → `find`, `agents`. */
export function titleWords(title: string): string[] {
  return withoutApostrophes(readableText(title))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word))
}

/** Path of the file with the words of all titles in a language, beside the search index. */
export function titleWordsFile(locale: string): string {
  return `title-words-${locale}.json`
}
