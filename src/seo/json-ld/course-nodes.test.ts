import { expect, test } from 'vitest'

import { listCourses, loadCourseText } from '#src/content/courses.ts'
import type { Course } from '#src/content/model.ts'

import { courseNode, duration } from './course-nodes.ts'

const context = { locale: 'en', hryvniaRate: 40 } as const
const [first] = await listCourses('en')
if (!first) throw new Error('there are no courses')
const course: Course = { ...first, isComingSoon: false, price: 9, countdown: 'off', stats: {} }
const text = await loadCourseText('en', course.id)

test.each([
  [180, 'PT3H'],
  [45, 'PT45M'],
  [90, 'PT1H30M'],
  [0, 'PT0M'],
])('%i minutes are written %s', (minutes, written) => {
  expect(duration(minutes)).toBe(written)
})

test('a course is offered at the price of its language', () => {
  const own = { ...course, priceUAH: undefined }
  expect(courseNode(own, text, context)).toMatchObject({
    offers: { price: 9, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })
  expect(courseNode(own, text, { ...context, locale: 'uk' })).toMatchObject({
    offers: { price: 360, priceCurrency: 'UAH' },
  })
})

test('a course that is coming cannot be bought by itself', () => {
  expect(courseNode({ ...course, isComingSoon: true }, text, context)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('a price that ends on a day says so, one that starts anew does not', () => {
  const until = '2030-01-01T00:00:00+02:00'
  const fixed: Course = { ...course, countdown: 'fixed', countdownUntil: until }
  expect(courseNode(fixed, text, context)).toMatchObject({ offers: { priceValidUntil: until } })
  const rolling = courseNode({ ...course, countdown: 'week-ahead' }, text, context)
  expect(rolling).not.toHaveProperty('offers.priceValidUntil')
})

test('a course takes as long as its modules together, and no time is made up', () => {
  const modules = [
    { title: 'One', lessons: ['a'], minutes: 30 },
    { title: 'Two', lessons: ['b'], minutes: 60 },
  ]
  if (!text) throw new Error('the course has no text')
  const withMinutes = { ...text, curriculum: { ...text.curriculum, modules } }
  expect(courseNode(course, withMinutes, context)).toMatchObject({
    hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT1H30M' },
  })
  const [one] = modules
  const unknown = { ...one, title: 'Three', lessons: ['c'], minutes: undefined }
  const partly = { ...text, curriculum: { ...text.curriculum, modules: [...modules, unknown] } }
  expect(courseNode(course, partly, context)).not.toHaveProperty('hasCourseInstance')
})
