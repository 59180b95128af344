import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { numberFromParam } from '#src/lib/numbers.ts'

/**
 * Parses the query parameter `page`: `?page=2` → 2. The first page and invalid values give an explicit
 * `undefined`, because the router merges the result over the raw value.
 */
export function parsePageNumber(value: unknown): { page?: number } {
  const page = Math.trunc(numberFromParam(value))
  return { page: Number.isFinite(page) && page > 1 ? page : undefined }
}

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

/** Replaces a page number in the address that is out of range with the page shown. */
export function useCorrectPageNumber(requested: number | undefined, current: number): void {
  const navigate = useNavigate()
  const isWrong = requested !== undefined && requested !== current
  useEffect(() => {
    if (!isWrong) return
    void navigate({ to: '.', search: parsePageNumber(current), replace: true, resetScroll: false })
  }, [isWrong, current, navigate])
}
