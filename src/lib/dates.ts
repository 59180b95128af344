/** Range of plausible years; other years are probably typing errors. */
export const PLAUSIBLE_YEARS = { from: 1990, to: 2099 }

/** Whether the year of a day, `2023-10-10`, is plausible. */
export function isPlausibleDate(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= PLAUSIBLE_YEARS.from && year <= PLAUSIBLE_YEARS.to
}

/** Formats a range of years: (2025, 2026) → `2025–2026`, (2025, 2025) → `2025`. */
export function yearRange(first: number, last: number): string {
  return last > first ? `${first}–${last}` : String(first)
}
