import { readableText, removeApostrophes } from './search-text.ts'

/** Minimum length of a word for spelling suggestions; shorter words resemble too many others. */
export const MIN_WORD_LENGTH = 4

/** Words of a title used for spelling suggestions: `How to find AI agents` → `find`, `agents`. */
export function titleWords(title: string): string[] {
  return removeApostrophes(readableText(title))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= MIN_WORD_LENGTH && !/\d/.test(word))
}

/** Path of the file with the words of all titles in a language, beside the search index. */
export function titleWordsFile(locale: string): string {
  return `title-words-${locale}.json`
}
