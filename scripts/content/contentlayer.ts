import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { getHash } from '#scripts/lib/hash.ts'

import { isAsset } from './check-picture.ts'
import { contentFiles } from './content-files.ts'
import { FONT_FILES } from './embed-font.ts'
import { ContentError, type Problem } from './problem.ts'

const CLI = join(
  dirname(createRequire(import.meta.url).resolve('contentlayer2/package.json')),
  'bin/cli.cjs',
)

/** Output folder of contentlayer: documents and cache. */
const FOLDER = '.contentlayer'

/** Records the inputs of the cache. */
const VERSION_FILE = join(FOLDER, 'made-with')

/** Placeholder for an unknown file in a problem. */
const CONTENT = 'content'

/** Message sent by `contentlayer.config.ts` after the documents have been written. */
const GENERATED_FOLDER = 'generated'

/**
 * Compiles `content/` with `contentlayer2 build`. Unchanged documents come from
 * contentlayer's cache. `signal` aborts it.
 * @throws ContentError with contentlayer's errors.
 */
export async function generateDocuments(signal: AbortSignal): Promise<void> {
  touchArticlesWithNewPictures()
  deleteOutdatedCache()
  const failure = await runContentlayer(signal)
  if (!failure || signal.aborted) return
  // Content errors name a document. Other errors may be caused by a damaged cache.
  if (parseProblems(failure).every(({ file }) => file !== CONTENT)) throw contentError(failure)
  deleteCache()
  const retryOutput = await runContentlayer(signal)
  if (retryOutput) throw contentError(retryOutput)
}

/** Runs one build and returns its output if it has failed. */
async function runContentlayer(signal: AbortSignal): Promise<string | undefined> {
  const { child, output } = startContentlayer('build')
  const stop = () => child.kill()
  signal.addEventListener('abort', stop)
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', stop)
  return code === 0 ? undefined : output()
}

const contentError = (output: string) => new ContentError(parseProblems(output))

/**
 * Contentlayer's cache depends on the documents and the configuration with our code. It does not track the
 * packages that compile articles, nor the fonts that are part of the hashes of drawings.
 */
function deleteOutdatedCache(): void {
  if (!existsSync(VERSION_FILE) || readFileSync(VERSION_FILE, 'utf8') !== toolsNow()) deleteCache()
}

function deleteCache(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(VERSION_FILE, toolsNow())
}

function toolsNow(): string {
  return ['package-lock.json', ...FONT_FILES].map((file) => getHash(readFileSync(file))).join()
}

/**
 * Watches and compiles `content/` with `contentlayer2 dev` until the process is killed.
 * `onGenerated` is called after the documents have been written, `onFailed` with contentlayer's error output.
 */
export function watchDocuments(options: {
  onGenerated: () => unknown
  onFailed: (problems: Problem[]) => unknown
}): ChildProcess {
  touchArticlesWithNewPictures()
  deleteOutdatedCache()
  const { child, output } = startContentlayer('dev', (text) => {
    if (FAILURE.test(text)) options.onFailed(parseProblems(text))
  })
  child.on('message', (message) => {
    if (message === GENERATED_FOLDER) options.onGenerated()
  })
  child.on('exit', (code) => {
    if (code) options.onFailed(parseProblems(output()))
  })
  return child
}

function startContentlayer(command: 'build' | 'dev', onOutput?: (text: string) => void) {
  const child = fork(CLI, [command], {
    // It resolves its folders against PWD, and in development mode compiles for React's development runtime.
    env: { ...process.env, PWD: process.cwd(), NODE_ENV: 'production' },
    execArgv: [],
    silent: true,
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-MAX_OUTPUT)
      onOutput?.(chunk.toString())
    })
  }
  return { child, output: () => output }
}

/** Maximum length of the output kept for a message, in characters. */
const MAX_OUTPUT = 20_000

/** Phrases with which contentlayer reports errors. */
const FAILURE = /\berror\b/i

/** Start of contentlayer's message about a document: `• "posts/hello/post.uk.mdx": …`. */
const DOCUMENT = /^\s*• "([^"]+)"/m

/** Lines irrelevant to an editor: stack frames and progress messages. */
const IGNORED_OUTPUT =
  /^(?:at |successCallback |File (?:updated|deleted)|Generated |Error: Found |└── )/

/** Parses the errors in contentlayer's output, each with its file and without a stack trace. */
export function parseProblems(output: string): Problem[] {
  const [generalPart = '', ...parts] = output.split(DOCUMENT)
  if (parts.length === 0) return [{ file: CONTENT, message: getSentence(generalPart) }]
  return parts.flatMap((path, index) => {
    if (index % 2 === 1) return []
    const text = parts[index + 1] ?? ''
    // MDX appends the position of a tag, `(430:1-430:6)`; esbuild puts positions first.
    const [, line] = /\((\d+):\d+-\d+:\d+\)/.exec(text) ?? /\.mdx:(\d+):\d+/.exec(text) ?? []
    return [
      {
        file: `content/${path}`,
        line: line ? Number(line) : undefined,
        message: getSentence(text),
      },
    ]
  })
}

function getSentence(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^\S*\.mdx:\d+:\d+: ERROR: (?:\[plugin: \S+\] )?/, ''))
    .filter((line) => line !== '' && !IGNORED_OUTPUT.test(line))
  const sentence = lines
    .join(' ')
    .replace(/^(?:: )?(?:UnexpectedMDXError: Error: Build failed with \d+ errors?: )?/, '')
    .replace(
      /^Cannot process MDX file with esbuild: (?:\d+:\d+: )?|(?<=.) \(\d+:\d+-\d+:\d+\)$/g,
      '',
    )
  return `cannot be compiled: ${sentence || 'contentlayer reported no reason'}`
}

/**
 * Touches articles whose pictures are newer. Sizes and names of pictures are part of the compiled
 * article, but contentlayer only checks the modification time of the article's file.
 */
export function touchArticlesWithNewPictures(root = '.'): void {
  const files = contentFiles(root)
  const newest = new Map<string, number>()
  for (const { file, stats } of files) {
    if (!isAsset(file)) continue
    const folder = dirname(file)
    newest.set(folder, Math.max(newest.get(folder) ?? 0, stats.ctimeMs))
  }
  for (const { file, stats } of files) {
    if (!file.endsWith('.mdx') || (newest.get(dirname(file)) ?? 0) <= stats.mtimeMs) continue
    const now = new Date()
    utimesSync(join(root, file), now, now)
  }
}
