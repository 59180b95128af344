import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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

/** Builds once: renders the page /blog/a, and tells how often it had to. */
async function build(folder: string, options: { version?: string; status?: number } = {}) {
  let renders = 0
  const render = createPageCache({
    render: async (path) => {
      renders += 1
      return { status: options.status ?? 200, modules: ['post/en/a', 'site/en'], body: path }
    },
    version: options.version ?? 'a',
    contentFolder: join(folder, 'content'),
    folder: join(folder, 'pages'),
  })
  expect((await render('/blog/a')).body).toBe('/blog/a')
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

test('a page whose file is gone is rendered, to say so', async () => {
  const { folder, post } = root()
  await build(folder)
  rmSync(post)
  await expect(build(folder)).rejects.toThrow('ENOENT')
})

test('a page that was not found is not kept', async () => {
  const { folder } = root()
  expect(await build(folder, { status: 404 })).toBe(1)
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
