/** What a student has finished, is on, and has bought; all by course id. */
export interface CourseProgress {
  readonly completedCourses: readonly string[]
  readonly currentCourse: string | null
  readonly purchasedCourses: readonly string[]
}

/** What the rules below ask of a course. */
export interface CourseFacts {
  id: string
  /** Step of the learning path; a course without one is never locked. */
  level?: number
  previousCourse?: string
  isComingSoon: boolean
}

/** Nobody has done anything yet. */
export const NO_PROGRESS: CourseProgress = {
  completedCourses: [],
  currentCourse: null,
  purchasedCourses: [],
}

/** The course that the access codes open: the first of the path, which nothing else locks. */
export const PAID_COURSE = 'pi-course'

/** Why a course cannot be opened: it is not bought, or the one before it is not finished. */
export type Lock = 'purchase' | 'previous' | 'both'

/** What keeps a course's content closed, or nothing when it may be opened. */
export function lockOf(course: CourseFacts, progress: CourseProgress): Lock | undefined {
  if (!course.level || course.id === PAID_COURSE) return undefined
  const isBought = progress.purchasedCourses.includes(course.id)
  const isReached =
    !course.previousCourse || progress.completedCourses.includes(course.previousCourse)
  if (isBought) return isReached ? undefined : 'previous'
  return isReached ? 'purchase' : 'both'
}

/** How far a course is, in percent: 0, 50 for the current one, 100 when finished. */
export function progressPercent(courseId: string, progress: CourseProgress): 0 | 50 | 100 {
  if (progress.completedCourses.includes(courseId)) return 100
  return progress.currentCourse === courseId ? 50 : 0
}

/** Whether a card draws its progress: begun or bought, and not finished. */
export function hasProgressBar(courseId: string, progress: CourseProgress): boolean {
  const percent = progressPercent(courseId, progress)
  return percent < 100 && (percent > 0 || progress.purchasedCourses.includes(courseId))
}

/** What a course is to one visitor, told the same on every page. */
export interface CourseState {
  kind: 'completed' | 'owned' | 'locked' | 'coming' | 'onSale'
  isOwned: boolean
  /** What keeps its content closed although it can be asked for: the course before it is not finished. */
  lock?: Lock
  /** What its button does; nothing for what is owned and waits for the course before it. */
  action?: 'review' | 'open' | 'plan' | 'waitlist' | 'enroll'
}

/**
 * The state of a course for a visitor. A lock hides no offer: what is locked and not owned can still be
 * bought, or waited for while it is being written.
 */
export function courseState(course: CourseFacts, progress: CourseProgress): CourseState {
  const { isComingSoon } = course
  const isOwned = progress.purchasedCourses.includes(course.id)
  if (progress.completedCourses.includes(course.id)) {
    return { kind: 'completed', isOwned, action: 'review' }
  }
  const lock = lockOf(course, progress)
  const isBehind = lock === 'previous' || lock === 'both'
  const offer = isComingSoon ? 'waitlist' : 'enroll'
  const own = isComingSoon ? 'plan' : isBehind ? undefined : 'open'
  const action = isOwned ? own : offer
  return {
    kind: isBehind ? 'locked' : isOwned ? 'owned' : isComingSoon ? 'coming' : 'onSale',
    isOwned,
    ...(isBehind && { lock }),
    ...(action && { action }),
  }
}

/** Whether every module of a course is among the finished ones. */
export function isCourseComplete(completed: readonly number[], count: number): boolean {
  return Array.from({ length: count }).every((_, index) => completed.includes(index))
}

/** Notes that a course is finished; it is no longer the current one. */
export function completeCourse(progress: CourseProgress, courseId: string): CourseProgress {
  return {
    ...progress,
    completedCourses: withItem(progress.completedCourses, courseId),
    currentCourse: progress.currentCourse === courseId ? null : progress.currentCourse,
  }
}

/** Makes a course the one that the student is on, unless it is finished. */
export function setCurrentCourse(progress: CourseProgress, courseId: string): CourseProgress {
  if (progress.completedCourses.includes(courseId)) return progress
  return progress.currentCourse === courseId ? progress : { ...progress, currentCourse: courseId }
}

/** Notes that a course is bought. */
export function purchaseCourse(progress: CourseProgress, courseId: string): CourseProgress {
  return { ...progress, purchasedCourses: withItem(progress.purchasedCourses, courseId) }
}

/** What two devices know together; nothing of either is lost. */
export function mergeProgress(own: CourseProgress, other: CourseProgress): CourseProgress {
  const completedCourses = other.completedCourses.reduce(withItem, own.completedCourses)
  // What one device has finished is no longer current on the other, and must not keep out what is.
  const current = [own.currentCourse, other.currentCourse].find(
    (id) => id !== null && !completedCourses.includes(id),
  )
  return {
    completedCourses,
    currentCourse: current ?? null,
    purchasedCourses: other.purchasedCourses.reduce(withItem, own.purchasedCourses),
  }
}

/** Whether there is nothing to lose. */
export function isEmptyProgress(progress: CourseProgress): boolean {
  return (
    progress.completedCourses.length === 0 &&
    progress.purchasedCourses.length === 0 &&
    progress.currentCourse === null
  )
}

/**
 * Progress out of a value that came from storage, a file or an address, as far as it can be read.
 * @throws TypeError for a value that is no object, or one of something else.
 */
export function parseProgress(value: unknown): CourseProgress {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new TypeError('progress must be an object')
  }
  const fields: Record<string, unknown> = { ...value }
  const names = Object.keys(fields)
  if (names.length > 0 && !names.some((name) => name in NO_PROGRESS)) {
    throw new TypeError('progress must be of courses')
  }
  return {
    completedCourses: textsOf(fields.completedCourses),
    currentCourse: typeof fields.currentCourse === 'string' ? fields.currentCourse : null,
    purchasedCourses: textsOf(fields.purchasedCourses),
  }
}

function withItem(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list : [...list, item]
}

/** The texts of a list, each once; nothing else is a list. */
function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((item: unknown) => typeof item === 'string'))]
}
