import { findPlaceholders } from '#scripts/doctor/find-placeholders.ts'
import { today } from '#scripts/lib/today.ts'

import { checkContent } from './check-content.ts'
import { unreadablePictures } from './check-picture.ts'
import { generateDocuments } from './contentlayer.ts'
import { keepPlainText } from './plain-text.ts'
import { ContentError, formatProblem, type Problem } from './problem.ts'
import type { ContentFile, ContentReader } from './read-content.ts'

/** Valid content with its warnings, one sentence each. */
interface CheckedContent {
  files: ContentFile[]
  warnings: string[]
}

/**
 * Checks all of `content/`.
 * @throws ContentError with all problems.
 */
export function assertContent(
  read: ContentReader,
  pictures: readonly Problem[] = [],
): CheckedContent {
  const files = read()
  const { problems, warnings } = checkContent(files, { today: today() })
  const reportedFiles = new Set(problems.map(({ file }) => file))
  problems.push(...pictures.filter(({ file }) => !reportedFiles.has(file)))
  if (problems.length > 0) throw new ContentError(problems)
  return { files, warnings: warnings.map(formatProblem) }
}

/**
 * Checks `content/`, so that all problems are reported at once as sentences, and compiles it with contentlayer.
 * @returns the warnings and the number of remaining samples, placeholder addresses and blanks.
 * @throws ContentError if the content is invalid.
 */
export async function compileContent(
  read: ContentReader,
): Promise<{ warnings: string[]; placeholderCount: number }> {
  keepPlainText()
  // Contentlayer runs in parallel with the checks and is aborted if they find problems.
  const controller = new AbortController()
  const generated = generateDocuments(controller.signal)
  generated.catch(() => undefined)
  try {
    const { files, warnings } = assertContent(read, await unreadablePictures())
    const placeholderCount = files.flatMap(findPlaceholders).length
    await generated
    return { warnings, placeholderCount }
  } catch (error) {
    controller.abort()
    await generated.catch(() => undefined)
    throw error
  }
}
