import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { parsePageNumber } from '#src/features/blog/page-number.ts'

/** Replaces a page number in the address that is out of range with the page shown. */
export function useRightPage(asked: number | undefined, shown: number): void {
  const navigate = useNavigate()
  const isWrong = asked !== undefined && asked !== shown
  useEffect(() => {
    if (!isWrong) return
    void navigate({ to: '.', search: parsePageNumber(shown), replace: true, resetScroll: false })
  }, [isWrong, shown, navigate])
}
