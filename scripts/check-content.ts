/**
 * Checks `content/` without compiling it.
 * Usage: tsx scripts/check-content.ts
 */
import { openArticleCache } from './content/article-cache.ts'
import { assertContent } from './content/load-content.ts'
import { ContentError } from './content/problem.ts'
import { createContentReader } from './content/read-content.ts'

const articles = openArticleCache()
try {
  const { warnings } = assertContent(createContentReader('.', articles))
  for (const warning of warnings) console.log(`note: ${warning}`)
  articles.save()
} catch (error) {
  if (!(error instanceof ContentError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
