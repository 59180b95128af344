import { expect, test } from 'vitest'

import { PAID_COURSE } from '#src/lib/course-progress.ts'
import { wholeContent } from '#tests/support/whole-content.ts'

test('the course that the access codes open is the one with an area, and the first of the path', () => {
  const courses = wholeContent.filter(({ type }) => type?.name === 'Course')
  const idsWith = (isMeant: (data: Record<string, unknown>) => boolean) =>
    courses.filter(({ data }) => data && isMeant({ ...data })).map(({ id }) => id)
  expect(idsWith(({ area }) => area !== undefined)).toEqual([PAID_COURSE])
  expect(idsWith(({ level }) => level === 1)).toEqual([PAID_COURSE])
})
