import type { Course } from './model.ts'

/** The courses of the learning path, one level after the other. */
export function levelsOf(courses: readonly Course[]): Course[] {
  return courses
    .filter(({ level }) => level !== undefined)
    .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))
}
