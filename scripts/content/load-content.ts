import { countStandIns } from '#scripts/doctor/count-stand-ins.ts'
import { today } from '#scripts/lib/today.ts'

import { checkContent } from './check-content.ts'
import { compileDocuments, type Compilers, openCompilers } from './compile-documents.ts'
import { type ContentCache, openContentCache } from './content-cache.ts'
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
  read: () => ContentFile[],
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
export async function compileContent(): Promise<CompiledContent> {
  const compilers = await openCompilers()
  try {
    return await compileWith(compilers)
  } finally {
    await compilers.stop()
  }
}

/** What an editor should know of content that has been compiled. */
interface CompiledContent {
  warnings: string[]
  /** How many samples, placeholder addresses and blanks it still holds. */
  standIns: number
}

async function compileWith(compilers: Compilers): Promise<CompiledContent> {
  const cache = openContentCache()
  const known = createContentReader('.', cache, 'later')()
  const pictures = await unreadablePictures()
  try {
    assertFiles(known, pictures)
    const compiling = compileDocuments(known, compilers)
    // An error is thrown where it is awaited.
    compiling.catch(() => undefined)
    // While contentlayer starts: it is given what has been read.
    keepPlainText()
    const standIns = countStandIns(known)
    const { files, warnings } = assertFiles(await compiling, pictures)
    keepArticles(cache, known, files)
    return { warnings, standIns }
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    const { files, warnings } = assertContent(createContentReader('.', cache), pictures)
    keepPlainText()
    await compileDocuments(files, compilers)
    cache.save()
    return { warnings, standIns: countStandIns(files) }
  }
}

/** Puts what the compiler has found in articles where the next build finds it. */
function keepArticles(
  cache: ContentCache,
  before: readonly ContentFile[],
  files: readonly ContentFile[],
): void {
  for (const [index, file] of files.entries()) {
    if (before[index]?.article !== file.article) cache.set(file)
  }
  cache.save()
}
