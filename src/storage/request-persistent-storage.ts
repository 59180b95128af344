/**
 * Requests persistent storage, so that the browser does not evict it when space runs short or after a long absence.
 * Call it right after a visitor has saved work, because some browsers ask for permission.
 */
export function requestPersistentStorage(): void {
  // The API is missing on addresses without https, although its type says otherwise.
  if ('storage' in navigator) navigator.storage.persist().catch(() => false)
}
