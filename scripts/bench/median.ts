import type { Figures } from './figures.ts'

/** The middle of some numbers: 3, 1, 2 → 2. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [below = 0, above = 0] = [sorted[middle - 1], sorted[middle]]
  return sorted.length % 2 === 1 ? above : (below + above) / 2
}

/** The median of each figure of some runs, which all have the same ones. */
export function mediansOf(runs: readonly Figures[]): Figures {
  return Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [
      name,
      median(runs.map((figures) => figures[name] ?? 0)),
    ]),
  )
}
