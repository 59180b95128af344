/** Years that a text of a site may be of: any other is a slip of the keys. */
export const PLAUSIBLE_YEARS = { from: 1990, to: 2099 }

/** Whether a day, `2023-10-10`, is of such a year. */
export function isPlausibleDate(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= PLAUSIBLE_YEARS.from && year <= PLAUSIBLE_YEARS.to
}

/** Years from the first to the last, if that is later: (2025, 2026) → `2025–2026`, (2025, 2025) → `2025`. */
export function yearRange(first: number, last: number): string {
  return last > first ? `${first}–${last}` : String(first)
}
