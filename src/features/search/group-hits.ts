import { markWords } from './excerpt.ts'
import type { Hit, HitKind } from './hit.ts'

/** Order of kinds for results whose title matches. */
const TITLE_MATCH_ORDER: readonly HitKind[] = ['blog', 'courses', 'pages']

/** Order of kinds for other results: articles mention more terms but answer fewer questions. */
const TEXT_MATCH_ORDER: readonly HitKind[] = ['courses', 'pages', 'blog']

/**
 * Groups hits by kind. A hit whose title matches comes first in its kind, and its kind before the
 * others: the page "Privacy" comes before articles that mention it. Otherwise the order is kept.
 */
export function groupHits<Found extends Pick<Hit, 'kind' | 'title'>>(
  hits: readonly Found[],
  words: readonly string[],
): Found[] {
  // Each word is a prefix of a word in the title.
  const isNamed = ({ title }: Found) =>
    words.every((word) => markWords(title, [word]).some(({ isMatch }) => isMatch))
  const sorted = hits.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)))
  const hasTitleMatch = (kind: HitKind) => sorted.some((hit) => hit.kind === kind && isNamed(hit))
  const kinds = [
    ...TITLE_MATCH_ORDER.filter(hasTitleMatch),
    ...TEXT_MATCH_ORDER.filter((kind) => !hasTitleMatch(kind)),
  ]
  return kinds.flatMap((kind) => sorted.filter((hit) => hit.kind === kind))
}
