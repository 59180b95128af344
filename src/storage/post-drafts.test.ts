// @vitest-environment jsdom
import { expect, test } from 'vitest'

import { isSameVersion, postDrafts } from './post-drafts.ts'

test.each([
  ['the version that was opened', '2026-11-25T10:00:00.000Z', true],
  ['a later version', '2026-11-25T10:00:01.000Z', false],
  ['a version saved after a fast clock was corrected', '2026-11-25T08:00:00.000Z', false],
])('a draft compared with %s is classified correctly', (_, savedAt, isSame) => {
  expect(isSameVersion('2026-11-25T10:00:00.000Z', savedAt)).toBe(isSame)
})

test('a draft of a post without a save date is distinguished from a saved one', () => {
  expect(isSameVersion('', '')).toBe(true)
  expect(isSameVersion('', '2026-11-25T10:00:00.000Z')).toBe(false)
})

test('a draft of an older site version has no base version', () => {
  localStorage.setItem('blogDrafts', '[{"id":"a","editing":"post","values":{}}]')
  const [draft] = postDrafts.get()
  expect(draft?.editing).toBe('post')
  expect(isSameVersion(draft?.basedOn, '2026-11-25T10:00:00.000Z')).toBe(false)
})
