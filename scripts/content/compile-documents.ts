import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { setImmediate } from 'node:timers/promises'

import { forgetOld } from '#scripts/lib/forget-old.ts'
import type { Heading } from '#src/lib/headings.ts'

import { isAsset } from './check-picture.ts'
import { MADE_FOLDER, madeFile, readParts } from './compiled-file.ts'
import { contentlayerBundle } from './contentlayer-bundle.ts'
import { fingerprint } from './fingerprint.ts'
import { pictureTools } from './images.ts'
import { ContentError } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Folder of what contentlayer has compiled. */
const FOLDER = '.contentlayer'

/** One file per document, named by a hash of all that it is made of. */
const DOCUMENTS = join(FOLDER, 'documents')

/** The documents as they are now. */
const LIST = join(FOLDER, 'documents.json')

/** Documents that are compiled at a time, which bounds the memory of a process. */
const BATCH = 80

/** Batches of two processes get no smaller, but for the very last. */
const LEAST = 10

/** From this many on, all lanes are used: to start a process takes as long as fifty documents. */
const MANY = 120

/** Processes side by side. */
const LANES = Math.min(2, availableParallelism())

/**
 * A process collects garbage when there is as much of it as of what is in use. Where no core is left for them, V8's
 * own threads only take time from those that compile: without them articles are compiled in five sixths of the time.
 */
const PROCESS_FLAGS = [
  '--heap-growing-percent=100',
  ...(availableParallelism() > LANES ? [] : ['--single-threaded']),
]

/** A compiled document: its path below `content/`, and the file that holds it. */
export interface CompiledDocument {
  path: string
  type: string
  key: string
  headings: Heading[]
}

/** The documents of the last compilation. */
export function listCompiled(): CompiledDocument[] {
  return JSON.parse(readFileSync(LIST, 'utf8')) as CompiledDocument[]
}

/** The parts of a compiled document. */
export function readCompiled({ key }: Pick<CompiledDocument, 'key'>) {
  return readParts(readFileSync(join(DOCUMENTS, key)))
}

/**
 * Compiles files with contentlayer. It is asked only for those that it has not compiled before: what
 * it made is kept by a hash of the source, of the pictures beside it and of the compiler, so that a
 * fresh checkout with a kept `.contentlayer` has nothing to compile.
 * @returns the files, with what the compiler has found in articles whose bodies were not read before.
 * @throws ContentError with what contentlayer says when it stops.
 */
export async function compileDocuments(
  files: readonly ContentFile[],
  compilers: Compilers,
): Promise<ContentFile[]> {
  // Names of pictures stand in articles.
  const version = fingerprint('scripts/content/contentlayer-process.ts') + pictureTools()
  const kept = listKept()
  // Lessons are no pages: they are encrypted.
  const documents = files
    .filter(({ type }) => type && type.name !== 'Lesson')
    .map((file) => ({ file, document: describe(file, version) }))
  const missing = documents.filter(({ document }) => !kept.has(document.key))
  const batches = splitIntoBatches(missing)
  const lanes = Math.min(LANES, batches.length)
  const ends = await Promise.allSettled(
    Array.from({ length: lanes }, async (_, lane) => {
      for (let batch = batches.shift(); batch; batch = batches.shift()) {
        await compileBatch(batch, version, compilers.get(lane)).catch((error: unknown) => {
          batches.length = 0
          throw error
        })
      }
    }),
  )
  for (const end of ends) if (end.status === 'rejected') throw end.reason
  const compiled = documents.map(({ file, document }) => {
    const isArticle = file.type?.format === 'mdx'
    const article = file.article ?? (isArticle ? readCompiled(document).facts() : undefined)
    return { ...document, headings: article?.headings ?? [], article }
  })
  writeFileSync(
    LIST,
    JSON.stringify(
      compiled.map(({ path, type, key, headings }): CompiledDocument => ({
        path,
        type,
        key,
        headings,
      })),
    ),
  )
  forgetOld(DOCUMENTS, new Set(documents.map(({ document }) => document.key)))
  const articles = new Map(compiled.map(({ path, article }) => [`content/${path}`, article]))
  return files.map((file) => ({ ...file, article: file.article ?? articles.get(file.file) }))
}

/** Names of the files that hold compiled documents; what a full disk has left empty is none. */
function listKept(): Set<string> {
  mkdirSync(DOCUMENTS, { recursive: true })
  return new Set(readdirSync(DOCUMENTS).filter((key) => statSync(join(DOCUMENTS, key)).size > 0))
}

/** Batches, smaller ones towards the last: no process waits long for another. A few documents stay with one. */
export function splitIntoBatches<T>(documents: readonly T[]): T[][] {
  const lanes = documents.length < MANY ? 1 : LANES
  const batches: T[][] = []
  for (let at = 0; at < documents.length;) {
    const share = Math.ceil((documents.length - at) / (2 * lanes))
    const length = lanes === 1 ? BATCH : Math.min(BATCH, Math.max(LEAST, share))
    batches.push(documents.slice(at, at + length))
    at += length
  }
  return batches
}

function describe(file: ContentFile, version: string): Omit<CompiledDocument, 'headings'> {
  return {
    path: file.file.replace(/^content\//, ''),
    type: file.type?.name ?? '',
    key: keyOf(file, version),
  }
}

/** A hash of all that a document is made of, with the pictures as they are in a folder. */
function keyOf({ file, source }: ContentFile, version: string, folder = '.'): string {
  const hash = createHash('sha256').update(version).update(file).update(source)
  for (const picture of picturesOf(file, folder)) {
    hash.update(picture).update(readFileSync(join(folder, picture)))
  }
  return hash.digest('hex').slice(0, 24)
}

/** The pictures beside an article, whose measures and names stand in it. */
function picturesOf(file: string, folder = '.'): string[] {
  if (!file.endsWith('.mdx')) return []
  return readdirSync(join(folder, dirname(file)))
    .filter(isAsset)
    .toSorted()
    .map((name) => join(dirname(file), name))
}

/**
 * Puts a document with its pictures into a folder as contentlayer reads it: the text that has been read and
 * checked, whatever has been saved since.
 */
export function layOut({ file, source }: Pick<ContentFile, 'file' | 'source'>, folder: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), source)
  for (const picture of picturesOf(file)) copyFileSync(picture, join(folder, picture))
}

/** Runs contentlayer over some documents in its folder, and keeps what it makes of each. */
async function compileBatch(
  batch: readonly { file: ContentFile; document: Omit<CompiledDocument, 'headings'> }[],
  version: string,
  { folder, run }: Compiler,
): Promise<void> {
  for (const { file, document } of batch) {
    layOut(file, folder)
    // A picture may have been saved anew since it was asked whether the document is there.
    document.key = keyOf(file, version, folder)
  }
  await run()
  for (const { path, key } of batch.map(({ document }) => document)) {
    renameSync(join(folder, MADE_FOLDER, madeFile(path)), join(DOCUMENTS, key))
  }
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}

/** A process of contentlayer's, which compiles what lies in its folder. */
interface Compiler {
  folder: string
  /** @throws ContentError with what contentlayer says when it stops. */
  run(): Promise<void>
  stop(): Promise<void>
}

/** Processes of contentlayer's, by the numbers of their lanes. */
export interface Compilers {
  get(lane: number): Compiler
  stop(): Promise<void>
}

/**
 * Starts contentlayer before it is known what there is to compile: it is ready when that has been read.
 * Where nothing is kept every lane will have a process.
 */
export async function openCompilers(): Promise<Compilers> {
  const started: Compiler[] = []
  const get = (lane: number) => (started[lane] ??= startCompiler(join(FOLDER, `work-${lane}`)))
  const lanes = listKept().size === 0 ? LANES : 1
  for (let lane = 0; lane < lanes; lane += 1) get(lane)
  // What others do for it is asked of them before this process reads thousands of files.
  await setImmediate()
  return {
    get,
    stop: async () => {
      await Promise.all(started.map((compiler) => compiler.stop()))
    },
  }
}

function startCompiler(folder: string): Compiler {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const starting = startProcess(folder)
  // An error is thrown where it is awaited.
  starting.catch(() => undefined)
  return {
    folder,
    run: async () => {
      const { child, ended, output } = await starting
      child.send('compile', () => undefined)
      // Only when it has ended has all that it said been read.
      const answer = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
      if (answer) return
      const message = `contentlayer stopped: ${output().trim()}`
      throw new ContentError([{ file: 'content', message }])
    },
    stop: async () => {
      const { child, ended } = await starting
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Starts contentlayer in a folder; it is ready, or has ended, once it is there. */
async function startProcess(folder: string) {
  const child = fork(await contentlayerBundle(), {
    cwd: folder,
    env: { ...process.env, PICTURE_TOOLS: pictureTools() },
    execArgv: PROCESS_FLAGS,
    silent: true,
  })
  const ended = once(child, 'close')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  await Promise.race([once(child, 'message'), ended])
  return { child, ended, output: () => output }
}
