import { expect, test } from 'vitest'

import { createContentReader } from '#scripts/content/read-content.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'

import { countPlaceholders, findPlaceholders } from './find-placeholders.ts'

test('the build counts as many placeholders as the doctor lists', () => {
  const files = createContentReader(FIXTURE)()
  expect(countPlaceholders(files)).toBe(files.flatMap(findPlaceholders).length)
  expect(countPlaceholders(files)).toBeGreaterThan(0)
})
