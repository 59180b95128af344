import { useSyncExternalStore } from 'react'

import type { Cell } from './cell.ts'

/**
 * Subscribes to a store across tabs. The first render returns the
 * initial value, as the prerendered page does; the stored one follows at once.
 */
export function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.get, () => cell.initial)
}

/** Whether the value of a store is stored, and not only in this page's memory. */
export function useIsKept<T>(cell: Cell<T>): boolean {
  return useSyncExternalStore(cell.subscribe, cell.isKept, () => true)
}
