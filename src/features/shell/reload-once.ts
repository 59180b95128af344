import { isMissingFile } from '#src/lib/browser/missing-file.ts'

/** Time in ms after which a navigation counts as aborted, as in `src/app/boot.ts`. */
const LEAVING_MS = 10_000

/** Whether the page is being left. */
let isReloading = false

/** Whether the site's server answers; `navigator.onLine` is also true in captive networks. */
export async function hasServer(): Promise<boolean> {
  return (
    navigator.onLine &&
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => true,
      () => false,
    )
  )
}

/**
 * Reloads the page if one of its files is missing, as after a deploy: the current version references files
 * that exist. Once per file, and only if the server answers; returns whether it reloads, or
 * `undefined` if the server does not answer.
 */
export async function reloadOnce(error: unknown): Promise<boolean | undefined> {
  if (!isMissingFile(error)) return false
  if (isLeaving()) await pause(LEAVING_MS)
  if (!(await hasServer())) return undefined
  // Recorded last, because without an answer there is no reload.
  if (!isFirstTime(String(error))) return false
  // One reload covers several missing files of a deploy.
  if (!isReloading) location.reload()
  isReloading = true
  return true
}

/** Reloads a page that could not be shown, when the network is back. */
export function reloadOnline(): void {
  if (!isLeaving()) location.reload()
}

/** Whether the inline script has recorded a navigation to another document, which a reload would cancel. */
function isLeaving(): boolean {
  return 'leaving' in document.documentElement.dataset
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether this tab has not been reloaded for the same file yet. */
function isFirstTime(missing: string): boolean {
  const key = `reloaded:${missing}`
  try {
    const isFirst = sessionStorage.getItem(key) === null
    sessionStorage.setItem(key, '')
    return isFirst
  } catch {
    // Without storage it would reload endlessly.
    return false
  }
}
