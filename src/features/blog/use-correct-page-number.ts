import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'

import { parsePageNumber } from './page-number.ts'

/** Replaces a page number in the address that is out of range with the page shown. */
export function useCorrectPageNumber(requested: number | undefined, current: number): void {
  const navigate = useNavigate()
  const isWrong = requested !== undefined && requested !== current
  useEffect(() => {
    if (!isWrong) return
    void navigate({ to: '.', search: parsePageNumber(current), replace: true, resetScroll: false })
  }, [isWrong, current, navigate])
}
