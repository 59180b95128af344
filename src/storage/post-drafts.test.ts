import { afterEach, expect, test, vi } from 'vitest'

import { isNewerThanDraft, newDraftId } from './post-drafts.ts'

afterEach(() => vi.useRealTimers())

test('a draft knows what was saved after its text was begun', () => {
  const before = new Date(Date.now() - 1).toISOString()
  const id = newDraftId()
  const after = new Date(Date.now() + 1).toISOString()
  expect(isNewerThanDraft(after, id)).toBe(true)
  expect(isNewerThanDraft(before, id)).toBe(false)
  // Posts of an older version do not say when they were saved.
  expect(isNewerThanDraft('', id)).toBe(false)
})

test('a version that is put aside is older than the one that is saved in its place at once', () => {
  vi.useFakeTimers()
  const id = newDraftId()
  expect(isNewerThanDraft(new Date().toISOString(), id)).toBe(true)
})
