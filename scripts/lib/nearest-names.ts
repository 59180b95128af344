/** Up to this number all names are listed; otherwise only the closest. */
const MAX_LISTED = 12
const MAX_SUGGESTIONS = 3

/** Suggestions for a misspelled name: all known names, or the most similar ones. */
export function nearestNames(name: string, knownNames: Iterable<string>): string {
  const names = [...knownNames]
  if (names.length === 0) return 'none'
  if (names.length <= MAX_LISTED) return names.join(', ')
  const writtenPairs = new Set(getPairs(name))
  const getSimilarity = (name: string) => {
    const pairs = getPairs(name)
    return (
      (2 * pairs.filter((pair) => writtenPairs.has(pair)).length) /
      (pairs.length + writtenPairs.size || 1)
    )
  }
  return `${names
    .toSorted((a, b) => getSimilarity(b) - getSimilarity(a))
    .slice(0, MAX_SUGGESTIONS)
    .join(', ')} …`
}

/** Pairs of adjacent letters: `title` → `ti, it, tl, le`. */
function getPairs(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, index) =>
    text.slice(index, index + 2),
  )
}
