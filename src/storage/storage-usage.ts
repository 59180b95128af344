/** Characters that browsers let one site keep, names and values together. */
const STORAGE_LIMIT = 5 * 1024 * 1024

/** How much of this site's storage is used, in characters; nothing where storage is closed. */
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
