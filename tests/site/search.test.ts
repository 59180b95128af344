import { gunzipSync } from 'node:zlib'

import { expect, test } from 'vitest'

import { fixtureSite } from '#tests/support/sites.ts'

/** Decompressed texts of the search index. */
const texts = () =>
  fixtureSite()
    .files.filter((file) => /pagefind\/fragment\//.test(file))
    .map((file) => gunzipSync(fixtureSite().bytes(file)).toString('utf8'))

test('search finds every page about a topic in its language, and no others', () => {
  const indexedUrls = texts().map((text) => /"url":"([^"]+)"/.exec(text)?.[1] ?? '')
  // Later pages of lists repeat posts, certificates are private, and the rest are tools.
  const unspoken = /^\/(?:admin|certificate\/.*|client_test|search|blog\/tag|blog\/.*page\/\d+)$/
  const expected = fixtureSite()
    .appPages.filter(({ barePath }) => !unspoken.test(barePath))
    .map(({ url }) => new URL(url).pathname)
  expect(indexedUrls.toSorted()).toEqual(expected.toSorted())
})

test('table cells are separate words, and no clock without digits is indexed', () => {
  const article =
    texts().find((text) => text.includes('One article') || text.includes('This article holds')) ??
    ''
  expect(article).toMatch(/Waiting\W+a day/)
  expect(article).toMatch(/Sleeping\W+a night/)
  expect(texts().filter((text) => /\p{L}00\b/u.test(text))).toEqual([])
})
