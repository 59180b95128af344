import { useCallback, useRef } from 'react'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Whether the history entry was added by opening the modal on this page. */
    isOpenedHere?: true
  }
}

/** How the address is written: whether it replaces the current entry, and with which history state. */
interface Step {
  replace: boolean
  state: { isOpenedHere?: true }
}

/**
 * Synchronizes a modal with the address. Opening adds a history entry, so that Back closes the modal. Closing
 * goes back, or removes the modal from an address that was opened by a link, so that Back does not open it
 * again. `show` writes the address. The history state distinguishes both cases, because the page may be
 * reloaded or revisited while the modal is open.
 */
export function useModalHistory<T>(show: (what: T | undefined, step: Step) => void) {
  const closedState = useRef<unknown>(undefined)
  const open = (item: T) => {
    // Makes the router store the scroll position, because screen readers scroll and click without a scroll
    // event between.
    document.dispatchEvent(new Event('scroll'))
    show(item, { replace: false, state: { isOpenedHere: true } })
  }
  const close = useCallback(() => {
    const { state } = history
    if (!state?.isOpenedHere) return show(undefined, { replace: true, state: {} })
    // Going back is asynchronous, and the visitor may press twice.
    if (closedState.current !== state) history.back()
    closedState.current = state
  }, [show])
  return { open, close }
}
