// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { NO_PROGRESS } from '#src/lib/course-progress.ts'

import { addProgress } from './change-progress.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const WORK = {
  completedModules: [0, 1],
  courseHomework: { 0: { ticked: [], notes: 'What I noted', part: 1 } },
}

test('progress that is known already is not added', () => {
  expect(addProgress(NO_PROGRESS, WORK)?.result).toEqual({ ok: true })
  expect(addProgress(NO_PROGRESS, WORK)).toBeUndefined()
})

test('notes that could not be stored are told, though the rest was', () => {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'courseHomework') throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
  const change = addProgress({ ...NO_PROGRESS, purchasedCourses: ['pi-course'] }, WORK)
  expect(change?.result.ok).toBe(false)
  expect(localStorage.getItem('userProgress')).toContain('pi-course')
})
