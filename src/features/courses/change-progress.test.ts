// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { NO_PROGRESS } from '#src/lib/course-progress.ts'

import { addProgress, getCurrentProgress, resetProgress } from './change-progress.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const MODULE_WORK = {
  completedModules: [0, 1],
  courseHomework: { 0: { ticked: [], notes: 'What I noted', part: 1 } },
  savedPrompts: [{ role: 'Editor', task: '', context: '', format: '', tone: '' }],
}

const PURCHASED_PROGRESS = { ...NO_PROGRESS, purchasedCourses: ['pi-course'] }

/** Makes `localStorage` refuse writes to one key. */
function refuse(rejectedKey: string): void {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === rejectedKey) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}

/** Adds progress and resets the store after the test, because values that were not stored stay in memory. */
function addForNow(progress: typeof PURCHASED_PROGRESS) {
  const change = addProgress(progress, MODULE_WORK)
  onTestFinished(() => {
    vi.restoreAllMocks()
    change?.undo()
  })
  return change
}

test('adding known progress changes nothing', () => {
  expect(addProgress(NO_PROGRESS, MODULE_WORK)?.result).toEqual({ ok: true })
  expect(addProgress(NO_PROGRESS, MODULE_WORK)).toBeUndefined()
})

test('undo removes everything that was added', () => {
  const before = getCurrentProgress()
  const change = addProgress(PURCHASED_PROGRESS, MODULE_WORK)
  expect(getCurrentProgress()).not.toEqual(before)
  expect(change?.undo()).toEqual({ ok: true })
  expect(getCurrentProgress()).toEqual(before)
})

test('a failed write of notes is reported although progress was stored', () => {
  refuse('courseHomework')
  expect(addForNow(PURCHASED_PROGRESS)?.result.ok).toBe(false)
  expect(localStorage.getItem('userProgress')).toContain('pi-course')
})

test('a failed write of progress is reported although course work was stored', () => {
  refuse('userProgress')
  expect(addForNow(PURCHASED_PROGRESS)?.result).toEqual({ ok: false, reason: 'full' })
  expect(localStorage.getItem('completedModules')).toBe('[0,1]')
})

test('a reset keeps purchases, and undo restores the rest', () => {
  addProgress(
    { ...PURCHASED_PROGRESS, currentCourse: 'pi-course', completedCourses: ['ai-checklist'] },
    MODULE_WORK,
  )
  const before = getCurrentProgress()
  const { result, undo } = resetProgress()
  expect(result).toEqual({ ok: true })
  expect(getCurrentProgress()).toMatchObject({ progress: PURCHASED_PROGRESS, completedModules: [] })
  expect(undo()).toEqual({ ok: true })
  expect(getCurrentProgress()).toEqual(before)
})

test('purchases are stored before other tabs receive the completed modules', () => {
  const { setItem } = Storage.prototype
  const values: (string | null)[] = []
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'completedModules') values.push(localStorage.getItem('userProgress'))
    setItem.call(this, key, value)
  })
  addProgress(PURCHASED_PROGRESS, { completedModules: [0, 1, 2, 3, 4] })
  const { undo } = resetProgress()
  expect(undo()).toEqual({ ok: true })
  const finished = { ...PURCHASED_PROGRESS, completedCourses: ['pi-course'] }
  expect(values.map((text) => JSON.parse(text ?? ''))).toEqual([finished, finished, finished])
  expect(getCurrentProgress()).toMatchObject({
    progress: finished,
    completedModules: [0, 1, 2, 3, 4],
  })
})
