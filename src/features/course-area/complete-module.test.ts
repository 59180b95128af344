// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { completedModules } from '#src/storage/completed-modules.ts'
import { userProgress } from '#src/storage/user-progress.ts'

import {
  readFinishedModule,
  completeModule,
  clearFinishedModule,
  storeFinishedModule,
} from './complete-module.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('finishing the last module completes the course once; finishing another one does not', () => {
  // The last two modules have been swapped.
  const order = [0, 1, 2, 4, 3]
  completedModules.set([0, 1, 2])
  expect(completeModule({ key: 4, index: 3 }, order)).toEqual({ index: 3, isLast: false })
  expect(completedModules.get()).toEqual([0, 1, 2, 4])
  expect(userProgress.get().completedCourses).toEqual([])
  expect(completeModule({ key: 3, index: 4 }, order)).toEqual({ index: 4, isLast: true })
  expect(userProgress.get().completedCourses).toEqual(['pi-course'])
  expect(completeModule({ key: 3, index: 4 }, order)).toEqual({ index: 4, isLast: false })
  expect(completedModules.get()).toEqual([0, 1, 2, 4, 3])
})

test('a finished module is reported once by the next page', () => {
  storeFinishedModule({ index: 4, isLast: true })
  expect(readFinishedModule()).toEqual({ index: 4, isLast: true })
  clearFinishedModule()
  expect(readFinishedModule()).toBeUndefined()
  sessionStorage.setItem('finishedModule', '{"index":"x"}')
  expect(readFinishedModule()).toBeUndefined()
})
