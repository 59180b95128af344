import { expect, test } from 'vitest'

import { NO_PROGRESS } from '#src/lib/course-progress.ts'
import { NO_WORK } from '#src/storage/course-homework.ts'

import {
  exportProgress,
  importProgress,
  filterKnownCourses,
  isProgressHash,
  progressFromHash,
  progressToHash,
} from './progress-transfer.ts'

const progress = {
  completedCourses: ['pi-course', 'курс'],
  currentCourse: 'firebase-studio-course',
  purchasedCourses: ['pi-course'],
}

const SOLVED_QUIZ = { answer: [], tries: 1, isRight: true }

test('importing an exported file returns the same progress', () => {
  expect(importProgress(exportProgress(progress, {}))).toEqual(progress)
})

test.each([
  ['nothing', { progress: NO_PROGRESS, completedModules: [] }, '#progress=~'],
  [
    'a course begun',
    {
      progress: { ...NO_PROGRESS, purchasedCourses: ['pi-course'] },
      completedModules: [0, 1],
    },
    '#progress=~01~pi-course.2',
  ],
  [
    'all there is',
    { progress, completedModules: [0, 1, 2, 3, 4] },
    '#progress=~01234~pi-course.3~%D0%BA%D1%83%D1%80%D1%81.1~firebase-studio-course.4',
  ],
  [
    'an id that looks like the marks between',
    { progress: { ...NO_PROGRESS, completedCourses: ['a~b.3'] }, completedModules: [] },
    '#progress=~~a%7Eb.3.1',
  ],
  [
    'solved quizzes',
    {
      progress: { ...NO_PROGRESS, purchasedCourses: ['pi-course'] },
      completedModules: [0],
      courseHomework: {
        0: { ...NO_WORK, quizzes: { 'first-part': SOLVED_QUIZ, 'parts-there': SOLVED_QUIZ } },
        11: { ...NO_WORK, quizzes: { last: { ...SOLVED_QUIZ, tries: 3 } } },
      },
    },
    '#progress=~0~pi-course.2~!0.first-part.1~!0.parts-there.1~!11.last.3',
  ],
])('a link carries %s and returns it unchanged', (_, transferred, hash) => {
  expect(progressToHash(transferred)).toBe(hash)
  expect(progressFromHash(hash)).toEqual(transferred)
})

test.each([
  ['#progress=~10', [0, 1]],
  ['#progress=~0011', [0, 1]],
  ['#progress=~01z', [0, 1, 35]],
  ['#progress=~34', [3, 4]],
])('the modules in %s are imported once each', (hash, modules) => {
  expect(progressFromHash(hash)?.completedModules).toEqual(modules)
})

test('of imported courses only those on the site are kept', () => {
  const expected = { ...progress, purchasedCourses: ['pi-course', 'nope-course'] }
  expect(filterKnownCourses(expected, [{ id: 'pi-course' }])).toEqual({
    completedCourses: ['pi-course'],
    currentCourse: null,
    purchasedCourses: ['pi-course'],
  })
})

test('a file that is too large is rejected', () => {
  expect(() => importProgress(' '.repeat(2_000_001))).toThrow(TypeError)
})

test.each([
  '',
  '#',
  '#packages',
  '#progress=',
  '#progress=%%%',
  '#progress=bm90IGpzb24',
  '#progress=~~',
  '#progress=~?~pi-course.1',
  '#progress=~~pi-course',
  '#progress=~~pi-course.8',
  '#progress=~~!0.first-part',
  '#progress=~~!first-part.1',
  '#progress=~~%E0%A4%A.1',
  `#progress=${'A'.repeat(30_000)}`,
])('the hash %s contains no progress', (hash) => {
  expect(progressFromHash(hash)).toBeUndefined()
})

test('a broken link is recognized as a progress link', () => {
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
])('the file %s is rejected', (text, error) => {
  expect(() => importProgress(text)).toThrow(error)
})

test('unknown fields of a file are ignored', () => {
  const text = '{"userProgress":{"completedCourses":["a",7],"x":1},"y":2}'
  expect(importProgress(text)).toEqual({ ...NO_PROGRESS, completedCourses: ['a'] })
})
