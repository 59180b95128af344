import { createCell } from './cell.ts'

/** What a student has finished, is on, and has bought; all by course id. */
export interface UserProgress {
  readonly completedCourses: readonly string[]
  readonly currentCourse: string | null
  readonly purchasedCourses: readonly string[]
}

/** The student's progress over the whole site. */
export const userProgress = createCell<UserProgress>({
  key: 'userProgress',
  parse: (raw) => {
    const stored: unknown = JSON.parse(raw)
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) {
      throw new TypeError('userProgress must be an object')
    }
    const fields: Record<string, unknown> = { ...stored }
    return {
      completedCourses: textsOf(fields.completedCourses),
      currentCourse: typeof fields.currentCourse === 'string' ? fields.currentCourse : null,
      purchasedCourses: textsOf(fields.purchasedCourses),
    }
  },
  serialize: JSON.stringify,
  initial: { completedCourses: [], currentCourse: null, purchasedCourses: [] },
})

/** The texts of a list, each once; nothing else is a list. */
function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return []
  return [...new Set(value.filter((item: unknown) => typeof item === 'string'))]
}
