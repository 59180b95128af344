import type { Course } from '#src/content/model.ts'

/** Categories with a filter button; courses of `development` are listed only under `all`. */
export const CATEGORY_FILTERS = ['all', 'promptEngineering', 'aiDevelopment', 'business'] as const

export type CategoryFilter = (typeof CATEGORY_FILTERS)[number]

/** Parses the query parameter `category`: `business` → `business`, any unknown value → `all`. */
export function parseCategory(value: unknown): CategoryFilter {
  return CATEGORY_FILTERS.find((filter) => filter === value) ?? 'all'
}

/** Courses of a category, in their original order. */
export function filterCourses<C extends Pick<Course, 'category'>>(
  courses: readonly C[],
  filter: CategoryFilter,
): C[] {
  return courses.filter(({ category }) => filter === 'all' || category === filter)
}
