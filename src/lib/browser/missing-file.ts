import { createChannel } from '#src/lib/channel.ts'

/** Parts of the page that could not be loaded: each with its error. */
export const missingParts = createChannel<unknown>()

// Chromium, Firefox, Safari, and Vite for a stylesheet.
const MISSING =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error says that a file of the page is not there: after a deploy, or without a network. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING.test(error.message)
}

/**
 * Loads the page anew, and its scripts before it: one that came in half, as while files are being put on the
 * host, is kept so for a year, and no reload of the page alone would mend it.
 */
export async function reloadAnew(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(
    [...new Set(scripts)].map(async (script) => (await fetch(script, { cache: 'reload' })).blob()),
  )
  location.reload()
}
