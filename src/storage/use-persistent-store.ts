import { useSyncExternalStore } from 'react'

import type { PersistentStore } from './persistent-store.ts'

/**
 * Subscribes to a store across tabs. The first render returns the
 * initial value, as the prerendered page does; the stored one follows at once.
 */
export function usePersistentStore<T>(store: PersistentStore<T>): T {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial)
}

/** Whether the value of a store is stored, and not only in this page's memory. */
export function useIsSaved<T>(store: PersistentStore<T>): boolean {
  return useSyncExternalStore(store.subscribe, store.isSaved, () => true)
}
