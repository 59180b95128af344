import { spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { checkContent } from './check-content.ts'
import { keepPlainText } from './plain-text.ts'
import { ContentError, formatProblem } from './problem.ts'
import { type ContentFile, createContentReader } from './read-content.ts'

/** Folder that contentlayer writes its documents to. */
export const GENERATED = '.contentlayer/generated'

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
export async function compileContent(read = createContentReader()): Promise<string[]> {
  const { warnings } = await assertContent(read)
  await keepPlainText()
  // A deleted file would leave its document behind.
  await rm(GENERATED, { recursive: true, force: true })
  const child = spawnContentlayer()
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve))
  if (code !== 0) {
    throw new ContentError([{ file: 'content', message: `contentlayer stopped: ${output.trim()}` }])
  }
  return warnings
}

function spawnContentlayer() {
  const require = createRequire(import.meta.url)
  const cli = join(dirname(require.resolve('contentlayer2/package.json')), 'bin/cli.cjs')
  return spawn(process.execPath, [cli, 'build'], { stdio: ['ignore', 'pipe', 'pipe'] })
}
