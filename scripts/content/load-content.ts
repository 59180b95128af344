import { openArticleCache } from './article-cache.ts'
import { checkContent } from './check-content.ts'
import { compileDocuments } from './compile-documents.ts'
import { keepPlainText } from './plain-text.ts'
import { ContentError, formatProblem } from './problem.ts'
import { type ContentFile, createContentReader } from './read-content.ts'

/** The day of the build in Kyiv, which decides what is published. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(now)
}

/**
 * Checks all of `content/`.
 * @returns the files, and the warnings, one sentence each.
 * @throws ContentError with every problem at once.
 */
export async function assertContent(
  read = createContentReader(),
): Promise<{ files: ContentFile[]; warnings: string[] }> {
  const files = await read()
  const { problems, warnings } = checkContent(files, { today: today() })
  if (problems.length > 0) throw new ContentError(problems)
  return { files, warnings: warnings.map(formatProblem) }
}

/**
 * Compiles `content/` with contentlayer, after the checks have passed.
 * @throws ContentError for content that cannot be built.
 */
export async function compileContent(): Promise<string[]> {
  const articles = openArticleCache()
  const { files, warnings } = await assertContent(createContentReader('.', articles))
  await keepPlainText()
  await compileDocuments(files)
  articles.save()
  return warnings
}
