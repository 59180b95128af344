import type { Course } from '#src/content/model.ts'

/** The categories that have a button; `development` is under all. */
export const CATEGORY_FILTERS = ['all', 'promptEngineering', 'aiDevelopment', 'business'] as const

export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]

/** The filter that an address asks for; anything else is all: `business` → `business`, `x` → `all`. */
export function parseCategory(value: unknown): CategoryFilter {
  return CATEGORY_FILTERS.find((one) => one === value) ?? 'all'
}

/** The courses that a filter lets through, in their order. */
export function coursesOf<C extends Pick<Course, 'category'>>(
  courses: readonly C[],
  filter: CategoryFilter,
): C[] {
  return courses.filter(({ category }) => filter === 'all' || category === filter)
}
