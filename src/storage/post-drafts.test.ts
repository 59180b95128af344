import { expect, test } from 'vitest'

import { isNewerThanDraft, newDraftId } from './post-drafts.ts'

test('a draft knows what was saved after its text was begun', () => {
  const before = new Date(Date.now() - 1).toISOString()
  const id = newDraftId()
  const after = new Date(Date.now() + 1).toISOString()
  expect(isNewerThanDraft(after, id)).toBe(true)
  expect(isNewerThanDraft(before, id)).toBe(false)
  // Posts of an older version do not say when they were saved.
  expect(isNewerThanDraft('', id)).toBe(false)
})
