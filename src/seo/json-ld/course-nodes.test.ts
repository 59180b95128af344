import { expect, test } from 'vitest'

import { loadCourseText } from '#src/content/courses.ts'
import type { Course } from '#src/content/model.ts'
import { loadContent } from '#src/content/registry.ts'

import { courseNode, duration, packageNode } from './course-nodes.ts'

const context = { locale: 'en', hryvniaRate: 40 } as const
const [first] = await loadContent('courses', 'en')
if (!first) throw new Error('there are no courses')
const course: Course = { ...first, isComingSoon: false, price: 9, countdown: 'off', stats: {} }
const text = await loadCourseText('en', course.id)

test.each([
  [180, 'PT3H'],
  [45, 'PT45M'],
  [90, 'PT1H30M'],
  [0, 'PT0M'],
])('%i minutes are written as %s', (minutes, written) => {
  expect(duration(minutes)).toBe(written)
})

test('a course is offered at the price of its language', () => {
  const dollarCourse = { ...course, priceUAH: undefined }
  expect(courseNode(dollarCourse, text, context)).toMatchObject({
    offers: { price: 9, priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  })
  expect(courseNode(dollarCourse, text, { ...context, locale: 'uk' })).toMatchObject({
    offers: { price: 360, priceCurrency: 'UAH' },
  })
})

test('an upcoming course has no offer of its own', () => {
  expect(courseNode({ ...course, isComingSoon: true }, text, context)).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  })
})

test('a package with an upcoming course is a preorder', async () => {
  const [first] = await loadContent('packages', 'en')
  if (!first) throw new Error('there are no packages')
  const coursePackage = { ...first, courses: [course.id] }
  const comingCourse = { ...course, isComingSoon: true }
  const offer = (courses: Course[]) => packageNode(coursePackage, courses, 'en')
  expect(offer([course])).toMatchObject({ availability: 'https://schema.org/InStock' })
  expect(offer([comingCourse])).toMatchObject({ availability: 'https://schema.org/PreOrder' })
  expect(offer([course, { ...comingCourse, id: 'another' }])).toMatchObject({
    availability: 'https://schema.org/InStock',
    itemOffered: [{ name: course.title }],
  })
})

test('only a course without a price is free', () => {
  expect(courseNode({ ...course, price: 0, priceUAH: 0 }, text, context)).toMatchObject({
    isAccessibleForFree: true,
    offers: { category: 'Free' },
  })
  expect(courseNode(course, text, context)).toMatchObject({ isAccessibleForFree: false })
})

test('a price with an end date has a validity, a recurring one has none', () => {
  const endsAt = '2030-01-01T00:00:00+02:00'
  const fixed: Course = { ...course, countdown: 'fixed', countdownUntil: endsAt }
  expect(courseNode(fixed, text, context)).toMatchObject({ offers: { priceValidUntil: endsAt } })
  const withRollingOffer = courseNode({ ...course, countdown: 'week-ahead' }, text, context)
  expect(withRollingOffer).not.toHaveProperty('offers.priceValidUntil')
})

test('the duration of a course is the sum of its modules, and unknown durations are omitted', () => {
  const modules = [
    { title: 'One', lessons: ['a', 'b'], minutes: 30 },
    { title: 'Two', lessons: ['c'], minutes: 60 },
  ]
  if (!text) throw new Error('the course has no text')
  const withMinutes = { ...text, curriculum: { ...text.curriculum, modules } }
  expect(courseNode(course, withMinutes, context)).toMatchObject({
    hasCourseInstance: { courseMode: 'Online', courseWorkload: 'PT1H30M' },
    syllabusSections: [
      { name: 'One', description: 'a; b', timeRequired: 'PT30M' },
      { name: 'Two', description: 'c', timeRequired: 'PT1H' },
    ],
  })
  const [firstModule] = modules
  const unknown = { ...firstModule, title: 'Three', lessons: ['d'], minutes: undefined }
  const partly = { ...text, curriculum: { ...text.curriculum, modules: [...modules, unknown] } }
  expect(courseNode(course, partly, context)).not.toHaveProperty('hasCourseInstance')
})
