/**
 * Asks the browser to keep what is stored here also when room runs short, or when nobody comes for a while. To be
 * called when somebody has just saved work; browsers that ask their reader do it then.
 */
export function keepStorage(): void {
  // Types know no browser without it; there is none on an address without https.
  if (!('storage' in navigator) || !('persist' in navigator.storage)) return
  navigator.storage.persisted().then(
    (isKept) => (isKept ? undefined : navigator.storage.persist().catch(() => false)),
    () => false,
  )
}
