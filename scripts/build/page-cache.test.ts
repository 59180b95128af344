import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { createPageCache, versionOfCode } from './page-cache.ts'

const root = () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-cache-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'content/post/en'), { recursive: true })
  const post = join(folder, 'content/post/en/a.js')
  writeFileSync(post, 'first')
  return { folder, post }
}

/** Builds once: makes the page /blog/a, and tells how often it had to be rendered. */
async function build(
  folder: string,
  options: { version?: string; status?: number; frame?: string; others?: string[] } = {},
) {
  let renders = 0
  const pages = createPageCache({
    render: async (path) => {
      renders += 1
      const status = options.status ?? 200
      return { status, sources: ['post/en/a', 'site/en'], head: '<title>A</title>', body: path }
    },
    frameOf: () => options.frame ?? 'shell.js',
    documentOf: ({ head, body }, frame) => `${head}<script src="${frame}"></script>${body}`,
    version: options.version ?? 'a',
    contentFolder: join(folder, 'content'),
    folder: join(folder, 'pages'),
  })
  const { page, frame, document, body } = await pages.get('/blog/a')
  expect(page).toEqual({ status: 200, sources: ['post/en/a', 'site/en'] })
  const text = readFileSync(document, 'utf8')
  expect(text).toBe(`<title>A</title><script src="${frame}"></script>/blog/a`)
  expect(text.slice(...body)).toBe('/blog/a')
  for (const path of options.others ?? []) await pages.get(path)
  pages.forgetRest()
  return renders
}

test('a page is rendered once as long as nothing that it is made of changes', async () => {
  const { folder, post } = root()
  expect(await build(folder)).toBe(1)
  expect(await build(folder)).toBe(0)
  writeFileSync(post, 'second')
  expect(await build(folder)).toBe(1)
  expect(await build(folder)).toBe(0)
  expect(await build(folder, { version: 'b' })).toBe(1)
})

test('a page that is no longer on the site is forgotten', async () => {
  const { folder } = root()
  await build(folder, { others: ['/blog/b'] })
  expect(readdirSync(join(folder, 'pages'))).toHaveLength(4)
  expect(await build(folder)).toBe(0)
  expect(readdirSync(join(folder, 'pages'))).toHaveLength(2)
})

test('a document is made anew when another file of the application stands in it', async () => {
  const { folder } = root()
  await build(folder)
  expect(await build(folder, { frame: 'shell-2.js' })).toBe(1)
  expect(await build(folder, { frame: 'shell-2.js' })).toBe(0)
})

test('a page whose file is gone is rendered, to say so', async () => {
  const { folder, post } = root()
  await build(folder)
  rmSync(post)
  await expect(build(folder)).rejects.toThrow('ENOENT')
})

test('a page that is not there stops the build, and is not kept', async () => {
  const { folder } = root()
  await expect(build(folder, { status: 404 })).rejects.toThrow('/blog/a answers 404')
  expect(await build(folder)).toBe(1)
})

test('the version of the code is that of its words, not of what lessons and codes change', () => {
  const { folder } = root()
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  const code = (hash: string, salt: string, word: string) =>
    `import "./chunk-${hash}.js"; const a = { salt: "${salt}" }, b = "assets/lessons/one.en-${hash}.bin", c = "${word}"`
  write('entry.js', code('abcd1234', 'x', 'word'))
  const before = versionOfCode(folder)
  write('entry.js', code('efgh5678', 'y', 'word'))
  expect(versionOfCode(folder)).toBe(before)
  write('entry.js', code('efgh5678', 'y', 'another'))
  expect(versionOfCode(folder)).not.toBe(before)
})
