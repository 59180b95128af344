// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import type { CourseProgress } from '#src/lib/course-progress.ts'

import { userProgress } from './user-progress.ts'

const EMPTY_PROGRESS: CourseProgress = {
  completedCourses: [],
  currentCourse: null,
  purchasedCourses: [],
}

afterEach(() => localStorage.clear())

test('progress is empty by default', () => {
  expect(userProgress.get()).toEqual(EMPTY_PROGRESS)
})

test('progress is stored as plain JSON under "userProgress"', () => {
  const progress: CourseProgress = {
    completedCourses: ['ai-fundamentals'],
    currentCourse: 'pi-course',
    purchasedCourses: ['pi-course'],
  }
  expect(userProgress.set(progress)).toEqual({ ok: true })
  expect(JSON.parse(localStorage.getItem('userProgress') ?? '')).toEqual(progress)
  localStorage.setItem('userProgress', `${JSON.stringify(progress)} `)
  expect(userProgress.get()).toEqual(progress)
})

test.each<[raw: string, progress: Partial<CourseProgress>]>([
  ['{}', {}],
  ['{"completedCourses":["a"]}', { completedCourses: ['a'] }],
  ['{"purchasedCourses":["a","b"]}', { purchasedCourses: ['a', 'b'] }],
  ['{"currentCourse":"a"}', { currentCourse: 'a' }],
  ['{"currentCourse":null}', {}],
  ['{"completedCourses":["a","b","a"]}', { completedCourses: ['a', 'b'] }],
  ['{"purchasedCourses":["a","a"]}', { purchasedCourses: ['a'] }],
  ['{"completedCourses":null}', {}],
])('%s is parsed without loss', (raw, progress) => {
  localStorage.setItem('userProgress', raw)
  expect(userProgress.get()).toEqual({ ...EMPTY_PROGRESS, ...progress })
  userProgress.remove()
  expect(localStorage.getItem('userProgress.backup')).toBeNull()
})

test.each(['', '{broken', 'null', '7', '"text"', '["a"]', 'true'])(
  '%s is not progress, and is backed up before progress overwrites it',
  (raw) => {
    localStorage.setItem('userProgress', raw)
    expect(userProgress.get()).toEqual(EMPTY_PROGRESS)
    userProgress.set({ ...EMPTY_PROGRESS, currentCourse: 'a' })
    expect(localStorage.getItem('userProgress.backup')).toBe(raw)
  },
)
