/** Whether a day, `2023-10-10`, is of a year that a text of a site may have: any other is a slip of the keys. */
export function isOfOurTimes(day: string): boolean {
  return day >= '1990' && day < '2100'
}
