import { expect, test } from 'vitest'

import { isSavingData } from '#src/features/course-area/use-offline.ts'

test.each([
  [{}, false],
  [{ connection: { effectiveType: '4g', saveData: false } }, false],
  [{ connection: { effectiveType: '4g', saveData: true } }, true],
  [{ connection: { effectiveType: 'slow-2g' } }, true],
])('isSavingData(%j) returns %s', (navigator, isSaving) => {
  expect(isSavingData(navigator)).toBe(isSaving)
})
