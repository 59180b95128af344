import { useSyncExternalStore } from 'react'

import type { Cell } from './cell.ts'

/**
 * The value of a cell, kept up to date with this tab and the others. The first render shows the
 * initial value, as the static page does, and the stored one follows at once.
 */
export function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.get, () => cell.initial)
}

/** Whether a cell's value is stored, rather than in this page's memory alone. */
export function useIsKept<T>(cell: Cell<T>): boolean {
  return useSyncExternalStore(cell.subscribe, cell.isKept, () => true)
}
