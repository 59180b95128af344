import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

import { hashOf } from '#scripts/lib/hash.ts'

import { isAsset } from './check-picture.ts'
import { contentFiles } from './content-files.ts'
import { FONT_FILES } from './embed-font.ts'
import { ContentError, type Problem } from './problem.ts'

const CLI = join(
  dirname(createRequire(import.meta.url).resolve('contentlayer2/package.json')),
  'bin/cli.cjs',
)

/** What contentlayer writes: documents and its cache. */
const FOLDER = '.contentlayer'

/** Notes what the cache was made with. */
const NOTE = join(FOLDER, 'made-with')

/** Stands in a problem for the file that is not known. */
const CONTENT = 'content'

/** What `contentlayer.config.ts` sends each time the documents are written. */
const GENERATED = 'generated'

/**
 * Compiles `content/` with `contentlayer2 build`. Documents that have not changed since the last time come from
 * contentlayer's own cache. `signal` stops it.
 * @throws ContentError with what contentlayer says of the content.
 */
export async function generateDocuments(signal: AbortSignal): Promise<void> {
  touchArticlesWithNewPictures()
  forgetOutdatedCache()
  const failure = await runContentlayer(signal)
  if (!failure || signal.aborted) return
  // A mistake of the content names its document. Anything else may be a cache that was half written.
  if (problemsIn(failure).every(({ file }) => file !== CONTENT)) throw contentError(failure)
  forgetCache()
  const again = await runContentlayer(signal)
  if (again) throw contentError(again)
}

/** Builds once and returns the output of a build that has failed. */
async function runContentlayer(signal: AbortSignal): Promise<string | undefined> {
  const { child, output } = startContentlayer('build')
  const stop = () => child.kill()
  signal.addEventListener('abort', stop)
  const [code] = await once(child, 'close')
  signal.removeEventListener('abort', stop)
  return code === 0 ? undefined : output()
}

const contentError = (output: string) => new ContentError(problemsIn(output))

/**
 * Contentlayer's cache depends on the documents and on the configuration with our code in it. It does not see the
 * packages that compile an article, nor the fonts that the names of drawings depend on.
 */
function forgetOutdatedCache(): void {
  if (!existsSync(NOTE) || readFileSync(NOTE, 'utf8') !== toolsNow()) forgetCache()
}

function forgetCache(): void {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(NOTE, toolsNow())
}

function toolsNow(): string {
  return ['package-lock.json', ...FONT_FILES].map((file) => hashOf(readFileSync(file))).join()
}

/**
 * Goes on compiling what is saved, with `contentlayer2 dev`, until the process is killed.
 * `onGenerated` is called when the documents are written, `onFailed` with what contentlayer says instead.
 */
export function watchDocuments(options: {
  onGenerated: () => unknown
  onFailed: (problems: Problem[]) => unknown
}): ChildProcess {
  touchArticlesWithNewPictures()
  forgetOutdatedCache()
  const { child, output } = startContentlayer('dev', (text) => {
    if (FAILURE.test(text)) options.onFailed(problemsIn(text))
  })
  child.on('message', (message) => {
    if (message === GENERATED) options.onGenerated()
  })
  child.on('exit', (code) => {
    if (code) options.onFailed(problemsIn(output()))
  })
  return child
}

function startContentlayer(command: 'build' | 'dev', onOutput?: (text: string) => void) {
  const child = fork(CLI, [command], {
    // It resolves its folders against PWD, and in development mode makes code for another React runtime.
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

/** Characters of the output that are kept for a message. */
const MAX_OUTPUT = 20_000

/** Words by which contentlayer tells of a mistake. */
const FAILURE = /\berror\b/i

/** How contentlayer begins what it says of a document: `• "posts/hello/uk.mdx": …`. */
const DOCUMENT = /^\s*• "([^"]+)"/m

/** Lines that say nothing to an editor: places in code, and what contentlayer reports of its own work. */
const NOISE = /^(?:at |successCallback |File (?:updated|deleted)|Generated |Error: Found |└── )/

/** The mistakes that contentlayer's output tells of, each with its file and without a stack trace. */
export function problemsIn(output: string): Problem[] {
  const [general = '', ...parts] = output.split(DOCUMENT)
  if (parts.length === 0) return [{ file: CONTENT, message: sentenceIn(general) }]
  return parts.flatMap((path, index) => {
    if (index % 2 === 1) return []
    const text = parts[index + 1] ?? ''
    // MDX puts the place of a tag behind its sentence, `(430:1-430:6)`, esbuild any place in front of it.
    const [, line] = /\((\d+):\d+-\d+:\d+\)/.exec(text) ?? /\.mdx:(\d+):\d+/.exec(text) ?? []
    return [
      { file: `content/${path}`, line: line ? Number(line) : undefined, message: sentenceIn(text) },
    ]
  })
}

function sentenceIn(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim().replace(/^\S*\.mdx:\d+:\d+: ERROR: (?:\[plugin: \S+\] )?/, ''))
    .filter((line) => line !== '' && !NOISE.test(line))
  const sentence = lines
    .join(' ')
    .replace(/^(?:: )?(?:UnexpectedMDXError: Error: Build failed with \d+ errors?: )?/, '')
    .replace(
      /^Cannot process MDX file with esbuild: (?:\d+:\d+: )?|(?<=.) \(\d+:\d+-\d+:\d+\)$/g,
      '',
    )
  return `cannot be compiled: ${sentence || 'contentlayer gives no reason'}`
}

/**
 * Marks articles as changed whose pictures are newer. Measures and names of pictures are a part of what
 * contentlayer compiles, and it looks at the time of the article's file alone.
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
