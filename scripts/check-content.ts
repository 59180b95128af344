/**
 * Checks `content/` without compiling it.
 * Usage: tsx scripts/check-content.ts
 */
import { unreadablePictures } from './content/check-picture.ts'
import { assertContent } from './content/load-content.ts'
import { ContentError } from './content/problem.ts'
import { createContentReader } from './content/read-content.ts'

try {
  const { warnings } = assertContent(createContentReader(), await unreadablePictures())
  for (const warning of warnings) console.log(`note: ${warning}`)
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
