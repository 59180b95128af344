import { today } from '#scripts/lib/today.ts'

import { type ArticleCache, openArticleCache } from './article-cache.ts'
import { checkContent } from './check-content.ts'
import { compileDocuments, type Compilers, openCompilers } from './compile-documents.ts'
import { keepPlainText } from './plain-text.ts'
import { ContentError, formatProblem, type Problem } from './problem.ts'
import { type ContentFile, createContentReader } from './read-content.ts'
import { unreadablePictures } from './unreadable-pictures.ts'

/**
 * Checks all of `content/`.
 * @returns the files, and the warnings, one sentence each.
 * @throws ContentError with every problem at once.
 */
export function assertContent(
  read = createContentReader(),
  pictures: readonly Problem[] = [],
): CheckedContent {
  return assertFiles(read(), pictures)
}

interface CheckedContent {
  files: ContentFile[]
  warnings: string[]
}

function assertFiles(files: ContentFile[], pictures: readonly Problem[]): CheckedContent {
  const { problems, warnings } = checkContent(files, { today: today() })
  const told = new Set(problems.map(({ file }) => file))
  problems.push(...pictures.filter(({ file }) => !told.has(file)))
  if (problems.length > 0) throw new ContentError(problems)
  return { files, warnings: warnings.map(formatProblem) }
}

/**
 * Checks `content/` and compiles it with contentlayer. Bodies of articles are read once, by the
 * compiler, and checked then. Where anything is wrong every file is read first, so that all mistakes
 * are told at once, and in our words.
 * @throws ContentError for content that cannot be built.
 */
export async function compileContent(): Promise<string[]> {
  const compilers = openCompilers()
  try {
    return await compileWith(compilers)
  } finally {
    await compilers.stop()
  }
}

async function compileWith(compilers: Compilers): Promise<string[]> {
  const articles = openArticleCache()
  const known = createContentReader('.', articles, 'later')()
  const pictures = await unreadablePictures()
  try {
    assertFiles(known, pictures)
    keepPlainText()
    const { files, warnings } = assertFiles(await compileDocuments(known, compilers), pictures)
    keepArticles(articles, known, files)
    return warnings
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { files, warnings } = assertContent(createContentReader('.', articles), pictures)
    keepPlainText()
    await compileDocuments(files, compilers)
    articles.save()
    return warnings
  }
}

/** Puts what the compiler has found in articles where the next build finds it. */
function keepArticles(
  articles: ArticleCache,
  before: readonly ContentFile[],
  files: readonly ContentFile[],
): void {
  for (const [index, file] of files.entries()) if (!before[index]?.article) articles.set(file)
  articles.save()
}
