import { completedModules, parseModules } from './completed-modules.ts'
import { courseHomework, mergeHomework, parseHomework } from './course-homework.ts'
import type { WriteResult } from './persistent-store.ts'
import { joinPrompts, parsePrompts, savedPrompts } from './saved-prompts.ts'

/** Data of the course area in a progress file. */
export function courseWork() {
  return {
    completedModules: completedModules.get(),
    courseHomework: courseHomework.get(),
    savedPrompts: savedPrompts.get(),
  }
}

/** Completed modules in the course work of a progress file. */
export function getModules(value: unknown): readonly number[] {
  const fields: Record<string, unknown> = Object(value)
  return parseModules(fields.completedModules) ?? []
}

/** Merges the course work of a progress file; returns whether any of it was new and whether it is stored. */
export function addCourseWork(value: unknown): { isNew: boolean; result: WriteResult } {
  const fields: Record<string, unknown> = Object(value)
  const before = JSON.stringify(courseWork())
  const modules = getModules(value)
  const homework = parseHomework(fields.courseHomework) ?? {}
  // Older files do not have them.
  const prompts = parsePrompts(fields.savedPrompts) ?? []
  const results: WriteResult[] = []
  if (modules.length > 0) {
    results.push(completedModules.update((current) => [...new Set([...current, ...modules])]))
  }
  if (Object.keys(homework).length > 0) {
    results.push(courseHomework.update((current) => mergeHomework(current, homework)))
  }
  if (prompts.length > 0)
    results.push(savedPrompts.update((current) => joinPrompts(current, prompts)))
  return {
    isNew: JSON.stringify(courseWork()) !== before,
    result: results.find(({ ok }) => !ok) ?? { ok: true },
  }
}
