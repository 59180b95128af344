import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'

import { expect, onTestFinished, test } from 'vitest'

import { createSearchIndex } from './search-index.ts'

const PAGES: Record<string, string> = {
  '/': '<p>Not to be found.</p>',
  '/blog/first': '<main data-pagefind-body><h1>First</h1><p>Bridges of steel.</p></main>',
  '/blog/second': '<main data-pagefind-body><h1>Second</h1><p>Bridges of stone.</p></main>',
  '/uk/blog/first': '<main data-pagefind-body><h1>Перша</h1><p>Сталеві мости.</p></main>',
}

const META = { title: 'A "bridge" & more', description: 'Two of them.', note: '$30' }
const WORDS = { ...META, aside: 'Cost: <$40.' }

async function indexPages(pages: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const search = await createSearchIndex()
  for (const [url, body] of Object.entries(pages)) {
    await search.add({ locale: url.startsWith('/uk') ? 'uk' : 'en', url, words: WORDS, body })
  }
  await search.write(folder)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  return { folder, files, fragments: files.filter((file) => file.endsWith('.pf_fragment')) }
}

test('the index contains the pages that mark their text, by language', async () => {
  const { folder, files, fragments } = await indexPages(PAGES)
  expect(fragments).toHaveLength(3)
  const entry = JSON.parse(readFileSync(join(folder, 'pagefind-entry.json'), 'utf8'))
  expect(entry.languages).toMatchObject({ en: { page_count: 2 }, uk: { page_count: 1 } })
  expect(files.filter((file) => file.endsWith('.css'))).toEqual([])
})

test('a result has the page title, and adjacent labels are separate words', async () => {
  const { folder, fragments } = await indexPages({
    '/one':
      '<main data-pagefind-body><h1>So.</h1><p><span>Level 3</span><span>Soon</span></p>' +
      '<p data-slot="back-link">Back</p><p><b>1</b>Steel<b>20</b><span class="sr-only"> (new tab)</span>.</p>' +
      '<ol><li>A source. <a class="data-footnote-backref">↩</a></li></ol></main>',
  })
  const text = gunzipSync(readFileSync(join(folder, fragments[0] ?? ''))).toString()
  expect(JSON.parse(text.slice(text.indexOf('{')))).toMatchObject({
    meta: META,
    content: 'So. Level 3 Soon. 1 Steel 20. A source. Cost: <$40.',
  })
})
