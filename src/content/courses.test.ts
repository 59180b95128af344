import { expect, test } from 'vitest'

import { LEVELS } from '#src/content/ids.ts'

import { getLevels } from './courses.ts'
import { loadContent } from './registry.ts'

test('the learning path is sorted by level, whatever the order of the catalogue', async () => {
  const courses = await loadContent('courses', 'en')
  expect(getLevels(courses.toReversed()).map(({ level }) => level)).toEqual(LEVELS)
})
