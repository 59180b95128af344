import { expect, test } from 'vitest'

import { NO_PROGRESS } from '#src/lib/course-progress.ts'

import {
  exportProgress,
  importProgress,
  isProgressHash,
  progressFromHash,
  progressToHash,
} from './progress-transfer.ts'

const progress = {
  completedCourses: ['pi-course', 'курс'],
  currentCourse: 'firebase-studio-course',
  purchasedCourses: ['pi-course'],
}

test('progress comes out of a file and an address as it went in', () => {
  expect(importProgress(exportProgress(progress))).toEqual(progress)
  expect(progressFromHash(progressToHash(progress))).toEqual(progress)
  expect(progressToHash(progress)).toMatch(/^#progress=[\w-]+$/)
})

test.each([
  '',
  '#',
  '#packages',
  '#progress=',
  '#progress=%%%',
  '#progress=bm90IGpzb24',
  `#progress=${'A'.repeat(30_000)}`,
])('the hash %s holds no progress', (hash) => {
  expect(progressFromHash(hash)).toBeUndefined()
})

test('a broken link is still known as one that was to carry progress', () => {
  expect(isProgressHash('#progress=broken')).toBe(true)
  expect(isProgressHash('#packages')).toBe(false)
})

test.each([
  ['', SyntaxError],
  ['{', SyntaxError],
  ['[]', TypeError],
  ['{"completedCourses":["a"]}', TypeError],
  ['{"userProgress":null}', TypeError],
  ['null', TypeError],
  ['x'.repeat(30_000), TypeError],
])('the file %s is refused', (text, error) => {
  expect(() => importProgress(text)).toThrow(error)
})

test('what a file says beside progress is left out', () => {
  const text = '{"userProgress":{"completedCourses":["a",7],"x":1},"y":2}'
  expect(importProgress(text)).toEqual({ ...NO_PROGRESS, completedCourses: ['a'] })
})
