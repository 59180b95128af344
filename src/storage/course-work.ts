import { completedModules, parseModules } from './completed-modules.ts'
import { courseHomework, mergeHomework, parseHomework } from './course-homework.ts'
import { joinPrompts, parsePrompts, savedPrompts } from './saved-prompts.ts'

/** What the course area keeps, as a progress file carries it. */
export function courseWork() {
  return {
    completedModules: completedModules.get(),
    courseHomework: courseHomework.get(),
    savedPrompts: savedPrompts.get(),
  }
}

/** Adds the course work that a progress file carries, and says whether any of it was new. */
export function addCourseWork(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const fields: Record<string, unknown> = { ...value }
  const before = JSON.stringify(courseWork())
  const modules = parseModules(fields.completedModules) ?? []
  const homework = parseHomework(fields.courseHomework) ?? {}
  // Files of before are without them.
  const prompts = parsePrompts(fields.savedPrompts) ?? []
  if (modules.length > 0) {
    completedModules.update((own) => [...new Set([...own, ...modules])])
  }
  if (Object.keys(homework).length > 0) {
    courseHomework.update((own) => mergeHomework(own, homework))
  }
  if (prompts.length > 0) savedPrompts.update((own) => joinPrompts(own, prompts))
  return JSON.stringify(courseWork()) !== before
}
