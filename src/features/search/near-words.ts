import { MIN_WORD_LENGTH } from '#src/lib/title-words.ts'

/** Minimum length of a word for two typing mistakes. */
const TWO_TYPOS_LENGTH = 8

/**
 * Replaces unknown words of a query by known ones with an edit distance of one or two:
 * (`consultaton price`, `['consultation']`) → `consultation price`; `undefined` if there are none.
 */
export function correctWords(
  words: readonly string[],
  dictionary: readonly string[],
): string | undefined {
  const corrected = words.map((word) =>
    dictionary.some((entry) => entry.startsWith(word))
      ? word
      : (nearestWord(word, dictionary) ?? word),
  )
  return corrected.some((word, index) => word !== words[index]) ? corrected.join(' ') : undefined
}

function nearestWord(word: string, dictionary: readonly string[]): string | undefined {
  if (word.length < MIN_WORD_LENGTH) return undefined
  const maxDistance = word.length < TWO_TYPOS_LENGTH ? 1 : 2
  const candidates = dictionary
    .filter((entry) => Math.abs(entry.length - word.length) <= maxDistance)
    .map((entry) => ({ one: entry, slips: editDistance(word, entry) }))
    .filter(({ slips }) => slips <= maxDistance)
  return candidates.toSorted((a, b) => a.slips - b.slips)[0]?.one
}

/**
 * Number of insertions, deletions, substitutions and transpositions: 1 for `промтп` and `промпт`.
 * This is the optimal string alignment distance.
 */
function editDistance(word: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = word[i - 1] === other[j - 1]
      const isSwapped = word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1]
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? Infinity) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
