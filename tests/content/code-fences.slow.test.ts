import { execFile } from 'node:child_process'
import {
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

import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'

import { type Fence, fencesOf } from '#tests/support/code-fences.ts'

const run = promisify(execFile)
const bin = (name: string) => resolve('node_modules/.bin', name)

/** Time in ms for the slowest of the tests here: types of all articles at once. */
const TIME_LIMIT = 120_000

interface Article {
  name: string
  folder: string
  fences: Fence[]
}

const root = mkdtempSync(join(tmpdir(), 'code-fences-'))

const articles: Article[] = readdirSync('content/posts').flatMap((slug) =>
  readdirSync(join('content/posts', slug))
    .filter((file) => file.endsWith('.mdx'))
    .map((file) => ({
      name: `${slug}/${file}`,
      folder: join(root, `${slug}-${file.replace('.mdx', '')}`),
      fences: fencesOf(readFileSync(join('content/posts', slug, file), 'utf8')),
    })),
)

// Titled fences of an article are one folder and may import each other.
const fileOf = (article: Article, fence: Fence) =>
  join(article.folder, fence.title ?? `line-${fence.line}.${fence.language}`)

beforeAll(() => {
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
  for (const article of articles) {
    for (const fence of article.fences) {
      const file = fileOf(article, fence)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${fence.code}\n`)
    }
  }
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }')
})

afterAll(() => rmSync(root, { recursive: true }))

test('the articles hold code of which some is executed', () => {
  const fences = articles.flatMap((article) => article.fences)
  expect(
    fences.filter((fence) => fence.isRun && fence.output !== undefined).length,
  ).toBeGreaterThan(20)
})

test(
  'every TypeScript fence of every article has right types',
  async () => {
    const files = articles.flatMap((article) =>
      article.fences
        .filter((fence) => /^tsx?$/.test(fence.language) && !fence.isUnchecked)
        .map((fence) => fileOf(article, fence)),
    )
    const options = {
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
    const project = join(root, 'tsconfig.json')
    writeFileSync(project, JSON.stringify({ compilerOptions: options, files }))
    const { stdout } = await run(bin('tsc'), ['-p', project]).catch(
      (error: { stdout: string }) => error,
    )
    expect(stdout.replaceAll(root, '')).toBe('')
  },
  TIME_LIMIT,
)

const executed = articles.flatMap((article) =>
  article.fences
    .filter((fence) => fence.isRun)
    .map((fence) => ({ name: `${article.name}:${fence.line}`, article, fence })),
)

test.concurrent.each(executed)(
  'the code of $name prints what the article says',
  async ({ article, fence }) => {
    const { stdout } = await run(bin('tsx'), [fileOf(article, fence)], { cwd: article.folder })
    expect(stdout.trimEnd()).toBe(fence.output?.trimEnd())
  },
  TIME_LIMIT,
)

test.each(articles)('JSON, YAML, JavaScript and shell of $name can be parsed', async (article) => {
  for (const fence of article.fences) {
    const file = fileOf(article, fence)
    expect(() => {
      if (fence.language === 'json') JSON.parse(fence.code)
    }, file).not.toThrow()
    const documents = fence.language === 'yaml' ? parseAllDocuments(fence.code) : []
    expect(
      documents.flatMap((document) => document.errors),
      file,
    ).toEqual([])
    if (fence.language === 'js') await run(process.execPath, ['--check', file])
    if (/^(?:bash|sh)$/.test(fence.language)) await run('bash', ['-n', file])
  }
})
