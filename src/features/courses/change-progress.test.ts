// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'

import { NO_PROGRESS } from '#src/lib/course-progress.ts'

import { addProgress, getCurrentProgress, resetProgress } from './change-progress.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

const WORK = {
  completedModules: [0, 1],
  courseHomework: { 0: { ticked: [], notes: 'What I noted', part: 1 } },
  savedPrompts: [{ role: 'Editor', task: '', context: '', format: '', tone: '' }],
}

const BOUGHT = { ...NO_PROGRESS, purchasedCourses: ['pi-course'] }

/** Makes `localStorage` refuse writes to one key. */
function refuse(rejectedKey: string): void {
  const { setItem } = Storage.prototype
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === rejectedKey) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, value)
  })
}

/** Adds progress and resets the store after the test, because values that were not stored stay in memory. */
function addForNow(progress: typeof BOUGHT) {
  const change = addProgress(progress, WORK)
  onTestFinished(() => {
    vi.restoreAllMocks()
    change?.undo()
  })
  return change
}

test('adding known progress changes nothing', () => {
  expect(addProgress(NO_PROGRESS, WORK)?.result).toEqual({ ok: true })
  expect(addProgress(NO_PROGRESS, WORK)).toBeUndefined()
})

test('undo removes everything that was added', () => {
  const before = getCurrentProgress()
  const change = addProgress(BOUGHT, WORK)
  expect(getCurrentProgress()).not.toEqual(before)
  expect(change?.undo()).toEqual({ ok: true })
  expect(getCurrentProgress()).toEqual(before)
})

test('a failed write of notes is reported although progress was stored', () => {
  refuse('courseHomework')
  expect(addForNow(BOUGHT)?.result.ok).toBe(false)
  expect(localStorage.getItem('userProgress')).toContain('pi-course')
})

test('a failed write of progress is reported although course work was stored', () => {
  refuse('userProgress')
  expect(addForNow(BOUGHT)?.result).toEqual({ ok: false, reason: 'full' })
  expect(localStorage.getItem('completedModules')).toBe('[0,1]')
})

test('a reset keeps purchases, and undo restores the rest', () => {
  addProgress({ ...BOUGHT, currentCourse: 'pi-course', completedCourses: ['ai-checklist'] }, WORK)
  const before = getCurrentProgress()
  const { result, undo } = resetProgress()
  expect(result).toEqual({ ok: true })
  expect(getCurrentProgress()).toMatchObject({ progress: BOUGHT, completedModules: [] })
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
  addProgress(BOUGHT, { completedModules: [0, 1, 2, 3, 4] })
  const { undo } = resetProgress()
  expect(undo()).toEqual({ ok: true })
  const finished = { ...BOUGHT, completedCourses: ['pi-course'] }
  expect(values.map((text) => JSON.parse(text ?? ''))).toEqual([finished, finished, finished])
  expect(getCurrentProgress()).toMatchObject({
    progress: finished,
    completedModules: [0, 1, 2, 3, 4],
  })
})
