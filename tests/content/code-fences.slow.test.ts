import { execFile } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'

import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

import { parseMarkdown } from '#scripts/content/parse-markdown.ts'

// A fence marked `run` promises working code, so all code of its article is checked, except fences marked
// `nocheck`. In other articles code may be incomplete.

interface Fence {
  /** Position for messages: `content/posts/hello/post.en.mdx:12`. */
  place: string
  language: string
  meta: string
  code: string
  /** Path of the code file; titled fences of an article may import each other. */
  file: string
  /** Expected output, from the following fence. */
  output?: string
}

const POSTS = 'content/posts'
/** Time limit in ms, enough for 120 processes on a busy machine. */
const TIME_LIMIT = 900_000
const run = promisify(execFile)
const bin = (name: string) => resolve('node_modules/.bin', name)
const root = mkdtempSync(join(tmpdir(), 'code-fences-'))

const fences = (existsSync(POSTS) ? readdirSync(POSTS, { recursive: true, encoding: 'utf8' }) : [])
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => getFences(file, readFileSync(join(POSTS, file), 'utf8')))
  .filter((fences) => fences.some(({ meta }) => /\brun\b/.test(meta)))
  .flat()
  .filter(({ meta }) => !/\bnocheck\b/.test(meta))

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
  for (const { file, code } of fences) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${code}\n`)
  }
})

afterAll(() => rmSync(root, { recursive: true }))

test('TypeScript in articles passes the type check', { timeout: TIME_LIMIT }, async () => {
  const compilerOptions = {
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    moduleDetection: 'force',
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['node'],
  }
  const files = fences.filter(({ language }) => /^tsx?$/.test(language)).map(({ file }) => file)
  if (files.length === 0) return
  const project = join(root, 'tsconfig.json')
  writeFileSync(project, JSON.stringify({ compilerOptions, files }))
  const { stdout } = await run(bin('tsc'), ['-p', project]).catch(
    (error: { stdout: string }) => error,
  )
  expect(stdout.replaceAll(root, '')).toBe('')
})

test(
  'code marked as runnable prints the output shown in the article',
  { timeout: TIME_LIMIT },
  async () => {
    const failures: string[] = []
    const waiting = fences.filter(({ meta }) => /\brun\b/.test(meta))
    const runNext = async () => {
      for (let fence = waiting.shift(); fence; fence = waiting.shift()) {
        const { file, output = '', place } = fence
        const printed = await run(bin('tsx'), [file], { cwd: dirname(file) }).then(
          ({ stdout }) => stdout,
          ({ message }: Error) => message,
        )
        if (printed.trimEnd() !== output.trimEnd()) failures.push(`${place} prints:\n${printed}`)
      }
    }
    await Promise.all([runNext(), runNext()])
    expect(failures).toEqual([])
  },
)

test(
  'JSON, YAML, JavaScript and shell code in articles parse',
  { timeout: TIME_LIMIT },
  async () => {
    const faults = await Promise.all(
      fences.map(async (fence) => {
        const fault = await findFault(fence).catch(({ message }: Error) => message)
        return fault ? [`${fence.place}: ${fault}`] : []
      }),
    )
    expect(faults.flat()).toEqual([])
  },
)

async function findFault({ language, code, file }: Fence): Promise<string | undefined> {
  if (language === 'json') JSON.parse(code)
  if (language === 'js') await run(process.execPath, ['--check', file])
  if (/^(?:bash|sh)$/.test(language)) await run('bash', ['-n', file])
  const documents = language === 'yaml' ? parseAllDocuments(code) : []
  return documents.flatMap(({ errors }) => errors)[0]?.message
}

/** Code fences of an article, without those that show output. */
function getFences(article: string, source: string): Fence[] {
  const fences: Fence[] = []
  visit(parseMarkdown(source), 'code', ({ lang, meta, value, position }: Code) => {
    const language = lang ?? 'text'
    const line = position?.start.line ?? 0
    const title = /title="([^"]+)"/.exec(meta ?? '')?.[1]
    const last = fences.at(-1)
    if (last && title && ['output', 'вивід'].includes(title)) last.output = value
    else {
      const location = `${POSTS}/${article}:${line}`
      const name = title ?? `line-${line}.${language}`
      const folder = join(root, article.replaceAll(/\W+/g, '-'))
      fences.push({
        place: location,
        language,
        meta: meta ?? '',
        code: removeDiffMarkers(value),
        file: join(folder, name),
      })
    }
  })
  return fences
}

/** Code after applying its diff: lines marked `--` are removed, and markers are stripped. */
function removeDiffMarkers(code: string): string {
  return code
    .split('\n')
    .filter((line) => !line.includes('[!code --]'))
    .map((line) => line.replace(/\s*(?:\/\/|#|\/\*)\s*\[!code [^\]]+\](?:\s*\*\/)?\s*$/, ''))
    .join('\n')
}
