import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { keptBundle } from './kept-bundle.ts'

/** A project of one source file, with what it takes to build it. */
function project() {
  const root = mkdtempSync(join(tmpdir(), 'kept-bundle-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const save = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  save('src/a.ts', 'one')
  save('content/posts/own/en.mdx', 'Text.')
  const texts: Record<string, string> = { 'site/en': 'Brand', 'page/en/about': 'About' }
  /** Builds once: tells whether it had to be bundled, and what lies in the two folders then. */
  const build = async ({ settings = 'root', meanwhile = () => {} } = {}) => {
    let isBundled = false
    const { packages } = await keptBundle({
      root,
      folders: ['client', 'server'],
      settings,
      textOf: async (id) => {
        const text = texts[id]
        if (text === undefined) throw new Error(`no content module "${id}"`)
        return text
      },
      bundle: async () => {
        isBundled = true
        for (const folder of ['client', 'server']) {
          rmSync(join(root, folder), { recursive: true, force: true })
          save(`${folder}/assets/a.js`, `${folder} ${read('src/a.ts')}`)
        }
        meanwhile()
        return { packages: ['node_modules/react'], contents: Object.keys(texts) }
      },
    })
    expect(packages).toEqual(['node_modules/react'])
    return { isBundled, files: ['client/assets/a.js', 'server/assets/a.js'].map(read) }
  }
  return { root, texts, save, build }
}

test('what is made of the same sources is bundled once, whatever was done to it since', async () => {
  const { root, build, save } = project()
  const first = await build()
  expect(first.isBundled).toBe(true)
  save('client/assets/a.js', 'trimmed')
  save('client/left-over.js', 'of another build')
  rmSync(join(root, 'server'), { recursive: true })
  expect(await build()).toEqual({ isBundled: false, files: first.files })
  expect(readdirSync(join(root, 'client'))).toEqual(['assets'])
})

test('an article is no part of the bundle', async () => {
  const { build, save } = project()
  await build()
  save('content/posts/own/en.mdx', 'Another text.')
  expect((await build()).isBundled).toBe(false)
})

test.each<[string, (one: Pick<ReturnType<typeof project>, 'texts' | 'save'>) => void]>([
  ['a source', ({ save }) => save('src/a.ts', 'two')],
  ['the name of a source', ({ save }) => save('src/b.ts', '')],
  ['the versions of packages', ({ save }) => save('package-lock.json', '{}')],
  ['an installed package', ({ save }) => save('node_modules/.package-lock.json', '{}')],
  ['content', ({ save }) => save('content/prices.yaml', 'usd: 1')],
  ['content that an article has changed', ({ texts }) => (texts['site/en'] = 'Another brand')],
  ['content that is gone', ({ texts }) => delete texts['page/en/about']],
  ['a list that is broken off', ({ save }) => save('.cache/bundle/list.json', '{"version":')],
])('%s has it bundled anew, once', async (_, change) => {
  const { build, ...rest } = project()
  await build()
  change(rest)
  expect((await build()).isBundled).toBe(true)
  expect((await build()).isBundled).toBe(false)
})

test('a bundle of which a part is gone is made anew', async () => {
  const { root, build } = project()
  await build()
  for (const name of readdirSync(join(root, '.cache/bundle'))) {
    if (name !== 'list.json') rmSync(join(root, '.cache/bundle', name), { recursive: true })
  }
  expect((await build()).isBundled).toBe(true)
})

test('another setting has it bundled anew', async () => {
  const { build } = project()
  await build()
  expect((await build({ settings: 'below a path' })).isBundled).toBe(true)
})

test('what was bundled while a source was saved is not kept', async () => {
  const { build, save } = project()
  await build({ meanwhile: () => save('src/a.ts', 'two') })
  save('src/a.ts', 'one')
  expect((await build()).isBundled).toBe(true)
})
