import { useSyncExternalStore } from 'react'

import type { Cell } from './cell.ts'

/**
 * The value of a cell, kept up to date with this tab and the others. The first render shows the
 * initial value, as the static page does, and the stored one follows at once.
 */
export function useCell<T>(cell: Cell<T>): T {
  return useSyncExternalStore(cell.subscribe, cell.get, () => cell.initial)
}
