import { expect, test } from 'vitest'

import { lessonTime } from '#tests/support/lesson-time.ts'
import { wholeContent } from '#tests/support/whole-content.ts'

/** How far reading and exercises together may be from what a lesson states. */
const TOLERANCE = 0.1

const lessons = wholeContent.filter(({ type }) => type?.name === 'Lesson')

test('reading and exercises of every lesson add up to the minutes that it states', () => {
  expect(lessons).toHaveLength(10)
  const wrong = lessons.flatMap(({ file, body, locale, data }) => {
    if (!body || !locale) return [`${file}: cannot be read`]
    const { reading, exercises } = lessonTime(body, locale)
    const stated = Number(data?.minutes)
    const real = reading + exercises
    return Math.abs(real - stated) <= stated * TOLERANCE
      ? []
      : [
          `${file}: states ${stated} minutes, but takes ${real.toFixed(1)} (${reading.toFixed(1)} of reading, ${exercises} of exercises)`,
        ]
  })
  expect(wrong).toEqual([])
})

test('every exercise states its minutes', () => {
  const silent = lessons.flatMap(({ file, body }) =>
    (body?.children ?? [])
      .filter((node) => node.type === 'mdxJsxFlowElement' && node.name === 'Task')
      .filter(
        (node) =>
          !('attributes' in node) ||
          !node.attributes.some((one) => 'name' in one && one.name === 'minutes'),
      )
      .map(() => file),
  )
  expect(silent).toEqual([])
})

test('together the five modules take the three hours that are promised', () => {
  const minutes = lessons
    .filter(({ locale }) => locale === 'uk')
    .map(({ data }) => Number(data?.minutes))
  expect(minutes).toEqual([30, 45, 45, 30, 30])
})
