import { markWords } from './excerpt.ts'
import type { Hit, HitKind } from './hit.ts'

/** The order of kinds that are called what was asked for. */
const NAMED: readonly HitKind[] = ['blog', 'courses', 'pages']

/** And of those that only mention it: an article does so more often, and answers it less. */
const MENTIONING: readonly HitKind[] = ['courses', 'pages', 'blog']

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
  const isLed = (kind: HitKind) => sorted.some((hit) => hit.kind === kind && isNamed(hit))
  const kinds = [...NAMED.filter(isLed), ...MENTIONING.filter((kind) => !isLed(kind))]
  return kinds.flatMap((kind) => sorted.filter((hit) => hit.kind === kind))
}

/** Whether each word begins one of a title. */
function holdsWords(title: string, words: readonly string[]): boolean {
  return words.every((word) => markWords(title, [word]).some(({ isMatch }) => isMatch))
}
