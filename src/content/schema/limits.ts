/**
 * Maximum lengths of a post's fields in characters. The build rejects longer values; the editor in the
 * browser reports them at the field and on export.
 */
export const POST_LIMITS = {
  title: 90,
  excerptMin: 60,
  excerptMax: 220,
  /** Maximum length of the text in the editor, so that the file stays below the build's limit. */
  content: 100_000,
} as const

/** Range of plausible years; other years are probably typing errors. */
export const PLAUSIBLE_YEARS = { from: 1990, to: 2099 }

/** Whether the year of a day, `2023-10-10`, is plausible. */
export function isPlausibleDate(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= PLAUSIBLE_YEARS.from && year <= PLAUSIBLE_YEARS.to
}
