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
