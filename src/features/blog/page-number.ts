/** The page that an address asks for: `?page=2` → 2; the first page and anything that is no number are left out. */
export function parsePageNumber(value: unknown): { page?: number } {
  const page = Math.trunc(Number(value))
  return Number.isFinite(page) && page > 1 ? { page } : {}
}
