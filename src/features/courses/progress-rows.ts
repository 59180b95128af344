import type { Course } from '#src/content/model.ts'
import type { PartMessages } from '#src/i18n/messages.ts'
import { hasWork, solvedQuizzes } from '#src/storage/course-homework.ts'

import type { TransferredProgress } from './progress-transfer.ts'

/** A student's progress, from this browser or from another device. */
interface StoredProgress extends TransferredProgress {
  savedPrompts?: readonly unknown[]
}

/** Labelled lines that describe stored progress. Empty lines, and courses and modules that are no longer on the site, are left out. */
export function progressRows(
  stored: StoredProgress,
  site: {
    courses: readonly Pick<Course, 'id' | 'title'>[]
    /** Keys of the modules in the order of the course, because a module is shown by its position. */
    modules: readonly number[]
  },
  t: PartMessages<'courses'>['progress'],
): { label: string; text: string }[] {
  const { progress, completedModules, courseHomework = {}, savedPrompts = [] } = stored
  const getTitles = (ids: readonly string[]) =>
    ids.flatMap((id) => site.courses.find((course) => course.id === id)?.title ?? []).join(', ')
  const modulesWithWork = Object.values(courseHomework).filter(hasWork)
  const solved = solvedQuizzes(courseHomework).length
  const numbers = site.modules.flatMap((key, index) =>
    completedModules.includes(key) ? [index + 1] : [],
  )
  return [
    { label: t.completed, text: getTitles(progress.completedCourses) },
    { label: t.current, text: getTitles(progress.currentCourse ? [progress.currentCourse] : []) },
    { label: t.purchased, text: getTitles(progress.purchasedCourses) },
    { label: t.finishedModules, text: numbers.join(', ') },
    {
      label: t.work,
      text: modulesWithWork.length > 0 ? t.formatModules(modulesWithWork.length) : '',
    },
    { label: t.quizzes, text: solved > 0 ? String(solved) : '' },
    { label: t.prompts, text: savedPrompts.length > 0 ? String(savedPrompts.length) : '' },
  ].filter(({ text }) => text !== '')
}
