/** Completed, current and bought courses of a student, by course id. */
export interface CourseProgress {
  readonly completedCourses: readonly string[]
  readonly currentCourse: string | null
  readonly purchasedCourses: readonly string[]
}

/** The fields of a course that these rules use. */
export interface CourseFacts {
  id: string
  /** Level of the learning path; a course without a level is never locked. */
  level?: number
  previousCourse?: string
  isComingSoon: boolean
}

/** Progress of a new student. */
export const NO_PROGRESS: CourseProgress = {
  completedCourses: [],
  currentCourse: null,
  purchasedCourses: [],
}

/** The course that access codes open: the first of the path, which is never locked. */
export const PAID_COURSE = 'pi-course'

/** Reasons for a locked course: it is not bought, the previous one is not completed, or both. */
export type Lock = 'purchase' | 'previous' | 'both'

/** The lock of a course's content, or `undefined` if it may be opened. */
export function getLock(course: CourseFacts, progress: CourseProgress): Lock | undefined {
  if (!course.level || course.id === PAID_COURSE) return undefined
  const isBought = progress.purchasedCourses.includes(course.id)
  const isReached =
    !course.previousCourse || progress.completedCourses.includes(course.previousCourse)
  if (isBought) return isReached ? undefined : 'previous'
  return isReached ? 'purchase' : 'both'
}

/** Progress of a course in percent: 0, 50 for the current one, 100 when completed. */
export function progressPercent(courseId: string, progress: CourseProgress): 0 | 50 | 100 {
  if (progress.completedCourses.includes(courseId)) return 100
  return progress.currentCourse === courseId ? 50 : 0
}

/** Whether a card shows progress: the course is started or bought, and not completed. */
export function hasProgressBar(courseId: string, progress: CourseProgress): boolean {
  const percent = progressPercent(courseId, progress)
  return percent < 100 && (percent > 0 || progress.purchasedCourses.includes(courseId))
}

/** State of a course for a visitor, the same on every page. */
export interface CourseState {
  kind: 'completed' | 'owned' | 'locked' | 'coming' | 'onSale'
  isOwned: boolean
  /** The lock of the content, if the previous course is not completed. */
  lock?: Lock
  /** Action of the button; `undefined` for an owned course that waits for the previous one. */
  action?: 'review' | 'open' | 'plan' | 'waitlist' | 'enroll'
}

/**
 * Computes the state of a course for a visitor. A locked course that is not owned can still be
 * bought, or waited for while it is in preparation.
 */
export function courseState(course: CourseFacts, progress: CourseProgress): CourseState {
  const { isComingSoon } = course
  const isOwned = progress.purchasedCourses.includes(course.id)
  if (progress.completedCourses.includes(course.id)) {
    return { kind: 'completed', isOwned, action: 'review' }
  }
  const lock = getLock(course, progress)
  const isBehind = lock === 'previous' || lock === 'both'
  const offer = isComingSoon ? 'waitlist' : 'enroll'
  const ownerAction = isComingSoon ? 'plan' : isBehind ? undefined : 'open'
  const action = isOwned ? ownerAction : offer
  return {
    kind: isBehind ? 'locked' : isOwned ? 'owned' : isComingSoon ? 'coming' : 'onSale',
    isOwned,
    ...(isBehind && { lock }),
    ...(action && { action }),
  }
}

/** Whether every module of a course is completed; both lists contain module keys. */
export function isCourseComplete(
  completed: readonly number[],
  modules: readonly number[],
): boolean {
  return modules.every((key) => completed.includes(key))
}

/** Marks a course as completed; it is no longer the current one. */
export function completeCourse(progress: CourseProgress, courseId: string): CourseProgress {
  return {
    ...progress,
    completedCourses: addItem(progress.completedCourses, courseId),
    currentCourse: progress.currentCourse === courseId ? null : progress.currentCourse,
  }
}

/** Makes a course the current one, unless it is completed. */
export function setCurrentCourse(progress: CourseProgress, courseId: string): CourseProgress {
  if (progress.completedCourses.includes(courseId)) return progress
  return progress.currentCourse === courseId ? progress : { ...progress, currentCourse: courseId }
}

/** Marks a course as bought. */
export function purchaseCourse(progress: CourseProgress, courseId: string): CourseProgress {
  return { ...progress, purchasedCourses: addItem(progress.purchasedCourses, courseId) }
}

/** Merges the progress of two devices without losing anything. */
export function mergeProgress(local: CourseProgress, remote: CourseProgress): CourseProgress {
  const completedCourses = remote.completedCourses.reduce(addItem, local.completedCourses)
  // A course completed on one device must not stay current on the other.
  const current = [local.currentCourse, remote.currentCourse].find(
    (id) => id !== null && !completedCourses.includes(id),
  )
  return {
    completedCourses,
    currentCourse: current ?? null,
    purchasedCourses: remote.purchasedCourses.reduce(addItem, local.purchasedCourses),
  }
}

/** Whether progress is empty. */
export function isEmptyProgress(progress: CourseProgress): boolean {
  return (
    progress.completedCourses.length === 0 &&
    progress.purchasedCourses.length === 0 &&
    progress.currentCourse === null
  )
}

/**
 * Parses progress from storage, a file or an address, skipping invalid entries.
 * @throws TypeError if the value is not a progress object.
 */
export function parseProgress(value: unknown): CourseProgress {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('progress must be an object')
  }
  const fields: Record<string, unknown> = { ...value }
  const names = Object.keys(fields)
  if (names.length > 0 && !names.some((name) => name in NO_PROGRESS)) {
    throw new TypeError('progress must be about courses')
  }
  return {
    completedCourses: getTexts(fields.completedCourses),
    currentCourse: typeof fields.currentCourse === 'string' ? fields.currentCourse : null,
    purchasedCourses: getTexts(fields.purchasedCourses),
  }
}

function addItem(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list : [...list, item]
}

/** The strings of a list without duplicates; an empty list for any other value. */
function getTexts(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((item: unknown) => typeof item === 'string'))]
}

/** Maximum number of modules, because their folders begin with two digits. */
export const MAX_MODULES = 99

/** Whether an unknown value is a possible key of a module, including modules that no longer exist. */
export function isModuleKey(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < MAX_MODULES
}
