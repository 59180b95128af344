import type { Site } from './model.ts'

type Purchase = keyof Site['purchase']

/** What the site answers about buying, in the given order; what the owner has left out is skipped. */
export function purchaseAnswers(
  { purchase }: Pick<Site, 'purchase'>,
  ids: readonly Purchase[],
): { question: string; answer: string }[] {
  return ids.flatMap((id) => purchase[id] ?? [])
}
