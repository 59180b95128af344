import { expect, test } from 'vitest'

import { courseRedirects } from '#scripts/build/redirect-rules.ts'

const course = { id: 'one', order: 1, isComingSoon: false }

/** Redirects as text. */
const rules = (...args: Parameters<typeof courseRedirects>) =>
  courseRedirects(...args).map(({ from, to, status }) => `${from} ${to} ${status}`)

test('the contents page of a course on sale redirects to the course in both languages', () => {
  const taken = { ...course, id: 'two', order: 0, area: '/dashboard' }
  expect(rules([course, taken], [])).toEqual([
    '/courses/two/content /dashboard 302',
    '/uk/courses/two/content /uk/dashboard 302',
    '/courses/one/content /courses/one 302',
    '/uk/courses/one/content /uk/courses/one 302',
  ])
})

test('an address below a landing page redirects in the same way', () => {
  expect(rules([{ ...course, landing: '/courses/first' }], [])).toEqual([
    '/courses/one/content /courses/first 302',
    '/uk/courses/one/content /uk/courses/first 302',
    '/courses/first/content /courses/first 302',
    '/uk/courses/first/content /uk/courses/first 302',
  ])
})

test('an upcoming course keeps its contents page, and a rule in the content takes precedence', () => {
  expect(rules([{ ...course, isComingSoon: true }], [])).toEqual([])
  const written = { from: '/courses/one/content', to: '/blog', status: 301 as const }
  expect(rules([course], [written])).toEqual(['/uk/courses/one/content /uk/courses/one 302'])
})
