// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'

import { completedModules } from '#src/storage/completed-modules.ts'
import { userProgress } from '#src/storage/user-progress.ts'

import { findFinished, finishModule, forgetFinished, leaveFinished } from './finish-module.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('finishing the last module completes the course; finishing another one does not', () => {
  completedModules.set([0, 1, 2])
  expect(finishModule(3, 5)).toEqual({ index: 3, isLast: false })
  expect(userProgress.get().completedCourses).toEqual([])
  expect(finishModule(4, 5)).toEqual({ index: 4, isLast: true })
  expect(userProgress.get().completedCourses).toEqual(['pi-course'])
  expect(finishModule(4, 5)).toEqual({ index: 4, isLast: false })
})

test('a finished module is reported once by the next page', () => {
  leaveFinished({ index: 4, isLast: true })
  expect(findFinished()).toEqual({ index: 4, isLast: true })
  forgetFinished()
  expect(findFinished()).toBeUndefined()
  sessionStorage.setItem('finishedModule', '{"index":"x"}')
  expect(findFinished()).toBeUndefined()
})
