/** Storage limit of one site in characters, keys and values together. */
const STORAGE_LIMIT = 5 * 1024 * 1024

/** Used storage in characters; `undefined` if storage is blocked. */
export function storageUsage(): { used: number; of: number } | undefined {
  try {
    const used = Object.entries(localStorage).reduce(
      (sum, [key, value]) => sum + key.length + String(value).length,
      0,
    )
    return { used, of: STORAGE_LIMIT }
  } catch {
    return undefined
  }
}
