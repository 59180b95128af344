/** Number of pages linked on each side of the current one without JavaScript. */
const NEIGHBOURS = 2

/** Pages linked from a page: 9 of 40 → 1, 7, 8, 9, 10, 11, 40. */
export function linkedPages(page: number, pages: number): number[] {
  const neighbours = Array.from(
    { length: 2 * NEIGHBOURS + 1 },
    (_, index) => page - NEIGHBOURS + index,
  )
  const inRange = neighbours.filter((number) => number > 1 && number < pages)
  return [1, ...inRange, ...(pages > 1 ? [pages] : [])]
}
