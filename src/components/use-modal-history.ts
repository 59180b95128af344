import { useCallback, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The step was added by what stands open in its address. */
    isOpenedHere?: true
  }
}

/** How the address is written: in place of the one that is there, and with what the browser keeps of it. */
interface Step {
  replace: boolean
  state: { isOpenedHere?: true }
}

/**
 * For what opens over a page and stands in its address. Opening adds a step to the history, so that Back
 * closes it; closing takes that step back, or what a link brought along out of the address, so that Back
 * does not open it again. `show` writes the address. The history state tells the two apart, since a page
 * may be loaded anew, or left and come back to, while something is open.
 */
export function useModalHistory<T>(show: (what: T | undefined, step: Step) => void) {
  const left = useRef<unknown>(undefined)
  const open = (what: T) => {
    // A screen reader brings a button into sight and presses it before the router hears that the page has scrolled.
    document.dispatchEvent(new Event('scroll'))
    show(what, { replace: false, state: { isOpenedHere: true } })
  }
  const close = useCallback(() => {
    const { state } = history
    if (!state?.isOpenedHere) return show(undefined, { replace: true, state: {} })
    // The browser takes the step a moment later, and one may press twice.
    if (left.current !== state) history.back()
    left.current = state
  }, [show])
  return { open, close }
}
