import { createChannel } from '#src/lib/channel.ts'

/** Errors of page parts that failed to load. */
export const missingParts = createChannel<unknown>()

// Chromium, Firefox, Safari, and Vite for a stylesheet.
const MISSING_FILE_ERROR =
  /dynamically imported module|importing a module script failed|unable to preload css/i

/** Whether an error means that a file of the page could not be loaded, after a deploy or without a network. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && MISSING_FILE_ERROR.test(error.message)
}

/**
 * Reloads the page after fetching its scripts again: a script that arrived truncated during an upload to the
 * host is cached for a year, and a plain reload would not replace it.
 */
export async function reloadWithoutCache(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(
    [...new Set(scripts)].map(async (script) => (await fetch(script, { cache: 'reload' })).blob()),
  )
  location.reload()
}
