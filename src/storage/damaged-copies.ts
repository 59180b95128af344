import type { PersistentStore } from './persistent-store.ts'

/** A stored text that could not be parsed completely. */
export interface DamagedCopy {
  key: string
  raw: string
}

/** Lists the texts of stores that could not be parsed completely, and the backups made of such texts. */
export function findDamagedCopies(
  stores: readonly Pick<PersistentStore<unknown>, 'key' | 'unread'>[],
): DamagedCopy[] {
  if (typeof window === 'undefined') return []
  const unread = stores.flatMap((store) => {
    const raw = store.unread()
    return raw === null ? [] : [{ key: store.key, raw }]
  })
  try {
    const backups = Object.keys(localStorage).filter((name) =>
      stores.some(({ key }) => name.startsWith(`${key}.backup`)),
    )
    return [...unread, ...backups.map((key) => ({ key, raw: localStorage.getItem(key) ?? '' }))]
  } catch {
    return unread
  }
}

/** Deletes a damaged text, unless it has been replaced meanwhile. */
export function deleteDamagedCopy({ key, raw }: DamagedCopy): void {
  try {
    if (localStorage.getItem(key) === raw) localStorage.removeItem(key)
  } catch {
    // If storage has been blocked meanwhile, nothing is deleted.
  }
}
