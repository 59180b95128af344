import { expect, test } from 'vitest'

import {
  completeCourse,
  type CourseProgress,
  courseState,
  hasProgressBar,
  isCourseComplete,
  isEmptyProgress,
  getLock,
  mergeProgress,
  NO_PROGRESS,
  parseProgress,
  progressPercent,
  purchaseCourse,
  setCurrentCourse,
} from './course-progress.ts'

const checklist = { id: 'ai-checklist', isComingSoon: false }
const first = { id: 'pi-course', level: 1, isComingSoon: false }
const second = { id: 'two', level: 2, previousCourse: 'pi-course', isComingSoon: true }
const third = { id: 'three', level: 3, previousCourse: 'two', isComingSoon: true }

const progress = (changes: Partial<CourseProgress>): CourseProgress => ({
  ...NO_PROGRESS,
  ...changes,
})
const finishedFirst = progress({ completedCourses: ['pi-course'] })
const boughtSecond = progress({ purchasedCourses: ['two'] })
const secondPurchased = progress({ completedCourses: ['pi-course'], purchasedCourses: ['two'] })

test.each([
  [checklist, NO_PROGRESS, undefined],
  [first, NO_PROGRESS, undefined],
  [second, NO_PROGRESS, 'both'],
  [second, finishedFirst, 'purchase'],
  [second, boughtSecond, 'previous'],
  [second, secondPurchased, undefined],
  [third, progress({ purchasedCourses: ['three'] }), 'previous'],
  [{ ...third, previousCourse: undefined }, progress({ purchasedCourses: ['three'] }), undefined],
])('%j with %j is locked by %s', (course, storedProgress, lock) => {
  expect(getLock(course, storedProgress)).toBe(lock)
})

test.each([
  [NO_PROGRESS, 0, false],
  [progress({ purchasedCourses: ['two'] }), 0, true],
  [progress({ currentCourse: 'two' }), 50, true],
  [progress({ currentCourse: 'two', completedCourses: ['two'] }), 100, false],
] as const)('%j shows %d percent as a bar: %s', (storedProgress, percent, isDrawn) => {
  expect(progressPercent('two', storedProgress)).toBe(percent)
  expect(hasProgressBar('two', storedProgress)).toBe(isDrawn)
})

const soldCourse = { ...second, isComingSoon: false }
const boughtFirst = progress({ purchasedCourses: ['pi-course'] })

test.each([
  [checklist, NO_PROGRESS, 'onSale', undefined, 'enroll'],
  [first, NO_PROGRESS, 'onSale', undefined, 'enroll'],
  [first, boughtFirst, 'owned', undefined, 'open'],
  [first, finishedFirst, 'completed', undefined, 'review'],
  [second, NO_PROGRESS, 'locked', 'both', 'waitlist'],
  [second, finishedFirst, 'coming', undefined, 'waitlist'],
  [second, boughtSecond, 'locked', 'previous', 'plan'],
  [second, secondPurchased, 'owned', undefined, 'plan'],
  [third, finishedFirst, 'locked', 'both', 'waitlist'],
  [third, progress({ completedCourses: ['two'] }), 'coming', undefined, 'waitlist'],
  [soldCourse, NO_PROGRESS, 'locked', 'both', 'enroll'],
  [soldCourse, finishedFirst, 'onSale', undefined, 'enroll'],
  [soldCourse, boughtSecond, 'locked', 'previous', undefined],
  [soldCourse, secondPurchased, 'owned', undefined, 'open'],
] as const)(
  '%j with %j is %s, locked by %s, with the action %s',
  (course, storedProgress, kind, lock, action) => {
    expect(courseState(course, storedProgress)).toEqual({
      kind,
      isOwned: storedProgress.purchasedCourses.includes(course.id),
      ...(lock && { lock }),
      ...(action && { action }),
    })
  },
)

test('completing, choosing and buying a course add it to its list once', () => {
  let storedProgress = purchaseCourse(purchaseCourse(NO_PROGRESS, 'pi-course'), 'pi-course')
  storedProgress = setCurrentCourse(setCurrentCourse(storedProgress, 'pi-course'), 'pi-course')
  expect(storedProgress).toEqual(
    progress({ purchasedCourses: ['pi-course'], currentCourse: 'pi-course' }),
  )
  storedProgress = completeCourse(completeCourse(storedProgress, 'pi-course'), 'pi-course')
  expect(storedProgress).toEqual(
    progress({ purchasedCourses: ['pi-course'], completedCourses: ['pi-course'] }),
  )
})

test('completing a course keeps another one current', () => {
  expect(completeCourse(progress({ currentCourse: 'two' }), 'pi-course').currentCourse).toBe('two')
})

test('a completed course does not become current again', () => {
  expect(setCurrentCourse(finishedFirst, 'pi-course')).toEqual(finishedFirst)
  const onSecond = progress({ completedCourses: ['pi-course'], currentCourse: 'two' })
  expect(setCurrentCourse(onSecond, 'pi-course')).toEqual(onSecond)
})

test('merging two devices keeps the progress of both', () => {
  const local = progress({ completedCourses: ['pi-course'], purchasedCourses: ['pi-course'] })
  const other = progress({ currentCourse: 'pi-course', purchasedCourses: ['two', 'pi-course'] })
  expect(mergeProgress(local, other)).toEqual(
    progress({ completedCourses: ['pi-course'], purchasedCourses: ['pi-course', 'two'] }),
  )
  expect(mergeProgress(local, NO_PROGRESS)).toEqual(local)
  expect(mergeProgress(NO_PROGRESS, other)).toEqual(other)
})

test("a current course that the other device has completed is replaced by the other's current one", () => {
  const local = progress({ currentCourse: 'pi-course' })
  const other = progress({ completedCourses: ['pi-course'], currentCourse: 'two' })
  expect(mergeProgress(local, other).currentCourse).toBe('two')
  expect(mergeProgress(other, local).currentCourse).toBe('two')
})

test.each([
  [NO_PROGRESS, true],
  [finishedFirst, false],
  [boughtSecond, false],
  [progress({ currentCourse: 'two' }), false],
])('progress %j is empty: %s', (storedProgress, isEmpty) => {
  expect(isEmptyProgress(storedProgress)).toBe(isEmpty)
})

test.each([
  [[0, 1, 2], true],
  [[2, 0, 1], true],
  [[0, 1], false],
  [[1, 2, 3], false],
])('a course of three modules with %j completed is complete: %s', (completed, isComplete) => {
  expect(isCourseComplete(completed, [0, 1, 2])).toBe(isComplete)
})

test.each([null, 'text', 7, ['a'], { courses: ['a'] }])('%j is not valid progress', (value) => {
  expect(() => parseProgress(value)).toThrow(TypeError)
})
