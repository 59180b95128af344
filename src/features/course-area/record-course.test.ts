import { expect, test } from 'vitest'

import { recordCompletion, recordPurchase } from './record-course.ts'

const EMPTY = { completedCourses: [], currentCourse: null, purchasedCourses: [] }

test('a right code buys the course once and keeps what else was bought', () => {
  const bought = recordPurchase({ ...EMPTY, purchasedCourses: ['ai-fundamentals'] })
  expect(bought.purchasedCourses).toEqual(['ai-fundamentals', 'pi-course'])
  expect(recordPurchase(bought)).toEqual(bought)
})

test('a finished course is completed once and no longer current', () => {
  const done = recordCompletion({ ...EMPTY, currentCourse: 'pi-course' })
  expect(done).toEqual({ ...EMPTY, completedCourses: ['pi-course'] })
  expect(recordCompletion(done)).toEqual(done)
  expect(recordCompletion({ ...EMPTY, currentCourse: 'x' }).currentCourse).toBe('x')
})
