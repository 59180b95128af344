import { SHORTEST_WORD } from '#src/lib/title-words.ts'

/** From this length on a word may hold two slips. */
const LONG = 8

/**
 * A query's words with those that nobody knows replaced by the known ones that they are a slip or two away
 * from: (`consultaton price`, `['consultation']`) → `consultation price`; nothing where no word is.
 */
export function correctWords(
  words: readonly string[],
  known: readonly string[],
): string | undefined {
  const corrected = words.map((word) =>
    known.some((one) => one.startsWith(word)) ? word : (nearestWord(word, known) ?? word),
  )
  return corrected.some((word, at) => word !== words[at]) ? corrected.join(' ') : undefined
}

function nearestWord(word: string, known: readonly string[]): string | undefined {
  if (word.length < SHORTEST_WORD) return undefined
  const most = word.length < LONG ? 1 : 2
  const near = known
    .filter((one) => Math.abs(one.length - word.length) <= most)
    .map((one) => ({ one, slips: countSlips(word, one) }))
    .filter(({ slips }) => slips <= most)
  return near.toSorted((a, b) => a.slips - b.slips)[0]?.one
}

/**
 * Letters too many, missing, mistaken or exchanged with their neighbours: `промтп` is one slip from `промпт`.
 * This is the optimal string alignment distance.
 */
function countSlips(word: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
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
