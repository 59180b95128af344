import { expect, test } from 'vitest'

import { courseRedirects } from './course-redirects.ts'

const course = { id: 'one', order: 1, isComingSoon: false }

/** What leads where, as text. */
const rules = (...args: Parameters<typeof courseRedirects>) =>
  courseRedirects(...args).map(({ from, to, status }) => `${from} ${to} ${status}`)

test('the plan of a course on sale leads to where the course is, in both languages', () => {
  const taken = { ...course, id: 'two', order: 0, area: '/dashboard' }
  expect(rules([course, taken], [])).toEqual([
    '/courses/two/content /dashboard 302',
    '/uk/courses/two/content /uk/dashboard 302',
    '/courses/one/content /courses/one 302',
    '/uk/courses/one/content /uk/courses/one 302',
  ])
})

test('so does what stands below a landing of its own', () => {
  expect(rules([{ ...course, landing: '/courses/first' }], [])).toEqual([
    '/courses/one/content /courses/first 302',
    '/uk/courses/one/content /uk/courses/first 302',
    '/courses/first/content /courses/first 302',
    '/uk/courses/first/content /uk/courses/first 302',
  ])
})

test('a course that is coming keeps its plan, and a rule that is written goes before', () => {
  expect(rules([{ ...course, isComingSoon: true }], [])).toEqual([])
  const written = { from: '/courses/one/content', to: '/blog', status: 301 as const }
  expect(rules([course], [written])).toEqual(['/uk/courses/one/content /uk/courses/one 302'])
})
