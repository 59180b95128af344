import { isMissingFile } from '#src/lib/browser/missing-file.ts'

/** After so long a page that was to be left counts as one that stays, as in `src/app/boot.ts`. */
const LEAVING_MS = 10_000

/** The page is on its way out. */
let isReloading = false

/** Whether the site's server answers. On a network that leads nowhere browsers count as online. */
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
 * Loads the page anew when a file of it is missing, as after a deploy: its newest version names files
 * that are there. Once for each file, and only where the server answers; returns whether it does so, and
 * nothing where no server answers.
 */
export async function reloadOnce(error: unknown): Promise<boolean | undefined> {
  if (!isMissingFile(error)) return false
  // On the way to another document, noted by the inline script, a reload would take the place of the link.
  if ('leaving' in document.documentElement.dataset) await pause(LEAVING_MS)
  if (!(await hasServer())) return undefined
  // Noted last: a server that has not answered has taken no reload.
  if (!isFirstTime(String(error))) return false
  // Several files of one deploy are missed at once; one reload answers them all.
  if (!isReloading) location.reload()
  isReloading = true
  return true
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Whether this tab has not been loaded anew for the same file. */
function isFirstTime(missing: string): boolean {
  const key = `reloaded:${missing}`
  try {
    const isFirst = sessionStorage.getItem(key) === null
    sessionStorage.setItem(key, '')
    return isFirst
  } catch {
    // What cannot be remembered would be done again and again.
    return false
  }
}
