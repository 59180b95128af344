import type { Site } from './model.ts'

type Purchase = keyof Site['purchase']

/** Answers about buying in the given order; answers that the owner has left out are skipped. */
export function purchaseAnswers(
  { purchase }: Pick<Site, 'purchase'>,
  ids: readonly Purchase[],
): { question: string; answer: string }[] {
  return ids.flatMap((id) => purchase[id] ?? [])
}
