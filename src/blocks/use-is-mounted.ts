import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** Whether the application runs: the static page, and the one that takes it over, know no browser yet. */
export function useIsMounted(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
