import { expect, test } from 'vitest'

import { LEVELS } from '#src/lib/levels.ts'

import { listCourses, getLevels } from './courses.ts'

test('the learning path is sorted by level, whatever the order of the catalogue', async () => {
  const courses = await listCourses('en')
  expect(getLevels(courses.toReversed()).map(({ level }) => level)).toEqual(LEVELS)
})
