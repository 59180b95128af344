/** Up to this number all names are listed; otherwise only the closest. */
const MAX_LISTED = 12
const MAX_SUGGESTIONS = 3

/** Suggestions for a misspelled name: all known names, or the most similar ones. */
export function nearestNames(written: string, known: Iterable<string>): string {
  const names = [...known]
  if (names.length === 0) return 'none'
  if (names.length <= MAX_LISTED) return names.join(', ')
  const writtenPairs = new Set(pairsIn(written))
  const likeness = (name: string) => {
    const pairs = pairsIn(name)
    return (
      (2 * pairs.filter((pair) => writtenPairs.has(pair)).length) /
      (pairs.length + writtenPairs.size || 1)
    )
  }
  return `${names
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, MAX_SUGGESTIONS)
    .join(', ')} …`
}

/** Pairs of adjacent letters: `title` → `ti, it, tl, le`. */
function pairsIn(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
}
