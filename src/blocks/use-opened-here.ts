import { useCallback, useRef } from 'react'

/**
 * For what opens over a page and stands in its address. Opening adds a step to the history, so that Back
 * closes it; closing takes that step back, or what a link brought along out of the address, so that Back
 * does not open it again. `show` writes the address: in place of the one that is there where it is told so.
 */
export function useOpenedHere<T>(show: (what: T | undefined, replace: boolean) => void) {
  const wasOpenedHere = useRef(false)
  const open = (what: T) => {
    wasOpenedHere.current = true
    show(what, false)
  }
  const close = useCallback(() => {
    if (wasOpenedHere.current) history.back()
    else show(undefined, true)
    wasOpenedHere.current = false
  }, [show])
  return { open, close }
}
