/** So many names are all told; of more, a few. */
const MANY = 12
const FEW = 3

/** The names that one who wrote another may have meant: all of them, or of many those most like it. */
export function nearestNames(written: string, known: Iterable<string>): string {
  const names = [...known]
  if (names.length === 0) return 'none'
  if (names.length <= MANY) return names.join(', ')
  const own = new Set(pairsIn(written))
  const likeness = (name: string) => {
    const pairs = pairsIn(name)
    return (2 * pairs.filter((pair) => own.has(pair)).length) / (pairs.length + own.size || 1)
  }
  return `${names
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, FEW)
    .join(', ')} …`
}

/** Letters that stand next to each other: `title` → `ti, it, tl, le`. */
function pairsIn(text: string): string[] {
  return Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2))
}
