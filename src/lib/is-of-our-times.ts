/** Years that a text of a site may be of: any other is a slip of the keys. */
export const OUR_TIMES = { from: 1990, to: 2099 }

/** Whether a day, `2023-10-10`, is of such a year. */
export function isOfOurTimes(day: string): boolean {
  const year = Number(day.slice(0, 4))
  return year >= OUR_TIMES.from && year <= OUR_TIMES.to
}
