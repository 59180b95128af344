/** Years from the first to the last, if that is later: (2025, 2026) → `2025–2026`, (2025, 2025) → `2025`. */
export function yearRange(first: number, last: number): string {
  return last > first ? `${first}–${last}` : String(first)
}
