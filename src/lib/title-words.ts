import { readableText, withoutApostrophes } from './search-text.ts'

/** A word with fewer letters is like too many others to be taken for one that is misspelt. */
export const SHORTEST_WORD = 4

/** Words of a title that a misspelt one is compared with: `How to find AI agents` → `find`, `agents`. */
export function titleWords(title: string): string[] {
  return withoutApostrophes(readableText(title))
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= SHORTEST_WORD && !/\d/.test(word))
}

/** File beside the search index that holds the words of all titles in a language. */
export function titleWordsFile(locale: string): string {
  return `title-words-${locale}.json`
}
