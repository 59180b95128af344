import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { parsePageNumber } from '#src/features/blog/page-number.ts'

/** Puts the page of a list that is shown into the address, where that asks for one that the list does not have. */
export function useRightPage(asked: number | undefined, shown: number): void {
  const navigate = useNavigate()
  const isWrong = asked !== undefined && asked !== shown
  useEffect(() => {
    if (!isWrong) return
    void navigate({ to: '.', search: parsePageNumber(shown), replace: true, resetScroll: false })
  }, [isWrong, shown, navigate])
}
