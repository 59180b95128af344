import { numberFromParam } from '#src/lib/numbers.ts'

/**
 * The page that an address asks for: `?page=2` → 2; undefined for the first and anything that is no
 * number, and not left out: the raw value would show through.
 */
export function parsePageNumber(value: unknown): { page?: number } {
  const page = Math.trunc(numberFromParam(value))
  return { page: Number.isFinite(page) && page > 1 ? page : undefined }
}

/** Pages on either side of the shown one that a list without JavaScript links to. */
const NEIGHBOURS = 2

/** The pages that a page links to, however many there are: 9 of 40 → 1, 7, 8, 9, 10, 11, 40. */
export function linkedPages(page: number, pages: number): number[] {
  const near = Array.from({ length: 2 * NEIGHBOURS + 1 }, (_, index) => page - NEIGHBOURS + index)
  const inRange = near.filter((one) => one > 1 && one < pages)
  return [1, ...inRange, ...(pages > 1 ? [pages] : [])]
}
