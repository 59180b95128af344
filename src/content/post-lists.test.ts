import { expect, test } from 'vitest'

import { isPublished } from './post-lists.ts'

test.each([
  ['a post of today', { draft: false, date: '2026-01-02' }, true],
  ['an older post', { draft: false, date: '2023-10-10' }, true],
  ['a post of tomorrow', { draft: false, date: '2026-01-03' }, false],
  ['a draft', { draft: true, date: '2023-10-10' }, false],
])('%s on a built site: %j is %s', (_, post, expected) => {
  expect(isPublished(post, { today: '2026-01-02', drafts: false })).toBe(expected)
})

test('a development server shows drafts and posts of tomorrow', () => {
  const build = { today: '2026-01-02', drafts: true }
  expect(isPublished({ draft: true, date: '2026-02-01' }, build)).toBe(true)
})
