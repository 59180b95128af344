import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { rolldown } from 'rolldown'
import { beforeAll, expect, onTestFinished, test } from 'vitest'

import type { Locale } from '#src/i18n/locales.ts'

import { createSearchIndex, digestOf } from './search-index.ts'

const PAGES: Record<string, string> = {
  '/': '<p>Not to be found.</p>',
  '/blog/first': '<main data-pagefind-body><h1>First</h1><p>Bridges of steel.</p></main>',
  '/blog/second': '<main data-pagefind-body><h1>Second</h1><p>Bridges of stone.</p></main>',
  '/uk/blog/first': '<main data-pagefind-body><h1>Перша</h1><p>Сталеві мости.</p></main>',
}

const META = { title: 'A "bridge" & more', description: 'Two of them.', note: '$30' }
const WORDS = { ...META, aside: 'Cost: <$40.' }

const code = mkdtempSync(join(tmpdir(), 'search-code-'))

beforeAll(async () => {
  const bundle = await rolldown({
    input: 'scripts/build/search-thread.ts',
    platform: 'node',
    external: 'pagefind',
  })
  await bundle.write({ dir: code })
  symlinkSync(resolve('node_modules'), join(code, 'node_modules'))
  return () => rmSync(code, { recursive: true })
})

function createFolder() {
  const root = mkdtempSync(join(tmpdir(), 'search-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  return root
}

/** Indexes pages that are rendered in some order; tells what was written. */
async function indexPages(
  root: string,
  pages: Record<string, string>,
  rendered = Object.keys(pages),
) {
  const folder = join(root, `${Math.random()}`)
  const search = createSearchIndex({
    paths: Object.keys(pages),
    urlOf: (path) => path,
    cache: join(root, 'cache'),
    code,
  })
  for (const path of rendered) {
    const locale: Locale = path.startsWith('/uk') ? 'uk' : 'en'
    const text = pages[path] ?? ''
    const document = documentOf(root, path)
    writeFileSync(document, `<html>${text}</html>`)
    search.add(path, {
      locale,
      digest: digestOf(text, WORDS),
      resultWords: WORDS,
      document,
      body: [6, 6 + text.length],
    })
  }
  await search.write(folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()
  return { folder, files, fragments: files.filter((file) => file.endsWith('.pf_fragment')) }
}

function documentOf(root: string, path: string): string {
  return join(root, `${path.replaceAll('/', '-')}.html`)
}

test('the index is the same in whatever order pages are rendered, of those that mark their text', async () => {
  const there = await indexPages(createFolder(), PAGES)
  const back = await indexPages(createFolder(), PAGES, Object.keys(PAGES).toReversed())
  expect(there.fragments).toHaveLength(3)
  expect(back.files).toEqual(there.files)
})

test('a result has the words that the page is named by, and labels that stand apart', async () => {
  const { folder, fragments } = await indexPages(createFolder(), {
    '/one':
      '<main data-pagefind-body><h1>So.</h1><p><span>Level 3</span><span>Soon</span></p>' +
      '<p class="back">Back</p><p><b>1</b>Steel<b>20</b><span class="vh"> (new tab)</span>.</p>' +
      '<ol><li>A source. <a class="data-footnote-backref">↩</a></li></ol></main>',
  })
  const text = gunzipSync(readFileSync(join(folder, fragments[0] ?? ''))).toString()
  expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({
    meta: META,
    content: 'So. Level 3 Soon. 1 Steel 20. A source. Cost: <$40.',
  })
})

test('a language is read again when a page of it has changed, come or gone', async () => {
  const root = createFolder()
  const first = await indexPages(root, PAGES)
  const kept = (locale: Locale) => statSync(join(root, 'cache', locale, 'made.json')).ino
  const before = { en: kept('en'), uk: kept('uk') }
  const same = await indexPages(root, PAGES)
  expect(same.files).toEqual(first.files)
  expect({ en: kept('en'), uk: kept('uk') }).toEqual(before)

  await indexPages(root, { ...PAGES, '/blog/second': `${PAGES['/blog/first']}` })
  expect(kept('en')).not.toBe(before.en)
  expect(kept('uk')).toBe(before.uk)

  const { '/blog/second': _, ...rest } = PAGES
  const gone = await indexPages(root, rest)
  expect(gone.fragments).toHaveLength(2)
  expect(kept('uk')).toBe(before.uk)
})

test('a document that is gone stops the build, with its name', async () => {
  const root = createFolder()
  const search = createSearchIndex({
    paths: ['/gone'],
    urlOf: (path) => path,
    cache: join(root, 'cache'),
    code,
  })
  const page = { locale: 'en' as const, digest: 'any', resultWords: WORDS, body: [0, 1] as const }
  search.add('/gone', { ...page, document: join(root, 'gone.html') })
  await expect(search.write(join(root, 'site'))).rejects.toThrow('gone.html')
})
