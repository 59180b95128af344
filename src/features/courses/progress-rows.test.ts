import { expect, test } from 'vitest'

import { en } from '#src/i18n/messages/courses/en.ts'
import { uk } from '#src/i18n/messages/courses/uk.ts'
import { NO_PROGRESS } from '#src/lib/course-progress.ts'
import { NO_WORK } from '#src/storage/course-homework.ts'

import { progressRows } from './progress-rows.ts'

const SITE = {
  courses: [
    { id: 'a', title: 'Course A' },
    { id: 'b', title: 'Course B' },
  ],
  // A module has been inserted between the second and the third.
  modules: [0, 1, 5, 2, 3, 4],
}

test('each kind of stored progress has a row: known courses, modules in order, course work and prompts', () => {
  const rows = progressRows(
    {
      progress: {
        completedCourses: ['b', 'gone'],
        currentCourse: 'a',
        purchasedCourses: ['a', 'b'],
      },
      completedModules: [2, 0, 1, 9],
      courseHomework: {
        0: { ...NO_WORK, notes: 'Mine' },
        1: { ...NO_WORK, part: 3 },
        2: {
          ...NO_WORK,
          ticked: ['tick-1'],
          quizzes: {
            first: { answer: ['a'], tries: 1, isRight: true },
            second: { answer: ['b'], tries: 2, isRight: false },
          },
        },
      },
      savedPrompts: [{}],
    },
    SITE,
    en.progress,
  )
  expect(rows.map(({ label, text }) => `${label}: ${text}`)).toEqual([
    'Completed: Course B',
    'Current course: Course A',
    'Purchased: Course A, Course B',
    'Completed modules: 1, 2, 4',
    'Notes, answers and completed tasks: 2\u00A0modules',
    'Quizzes solved: 1',
    'Saved prompts: 1',
  ])
})

test('empty progress has no rows', () => {
  const storedProgress = { progress: NO_PROGRESS, completedModules: [] }
  expect(progressRows(storedProgress, SITE, uk.progress)).toEqual([])
  const read = { ...storedProgress, courseHomework: { 0: { ...NO_WORK, part: 2, notes: ' ' } } }
  expect(progressRows(read, SITE, uk.progress)).toEqual([])
})
