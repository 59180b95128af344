import { numberFromParam } from '#src/lib/numbers.ts'

/**
 * Parses the query parameter `page`: `?page=2` → 2. The first page and invalid values give an explicit
 * `undefined`, because the router merges the result over the raw value.
 */
export function parsePageNumber(value: unknown): { page?: number } {
  const page = Math.trunc(numberFromParam(value))
  return { page: Number.isFinite(page) && page > 1 ? page : undefined }
}
