import { markWords } from './excerpt.ts'
import type { Hit, HitKind } from './search-engine.ts'

const KIND_ORDER: readonly HitKind[] = ['blog', 'courses', 'pages']

/**
 * Hits by kind. What is called what was asked for is the first of its kind, and leads its kind before the
 * others: the page "Privacy" comes before articles that mention it. Else they keep their order.
 */
export function groupHits<Found extends Pick<Hit, 'kind' | 'title'>>(
  hits: readonly Found[],
  words: readonly string[],
): Found[] {
  const isNamed = ({ title }: Found) => holdsWords(title, words)
  const sorted = hits.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  const groups = KIND_ORDER.map((kind) => sorted.filter((hit) => hit.kind === kind))
  return groups
    .toSorted((a, b) => Number(b.slice(0, 1).some(isNamed)) - Number(a.slice(0, 1).some(isNamed)))
    .flat()
}

/** Whether each word begins one of a title. */
function holdsWords(title: string, words: readonly string[]): boolean {
  return words.every((word) => markWords(title, [word]).some(({ isMatch }) => isMatch))
}
