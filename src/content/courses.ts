import type { Locale } from '#src/i18n/locales.ts'

import { courseHref } from './course-paths.ts'
import type { Course, CourseText } from './model.ts'
import { loadContent } from './registry.ts'

/** A course by id; `undefined` if unknown. */
export async function findCourse(locale: Locale, id: string): Promise<Course | undefined> {
  const courses = await loadContent('courses', locale)
  return courses.find((course) => course.id === id)
}

/** The course presented by a page, by its path; `undefined` for other pages. */
export async function findCourseByPath(locale: Locale, path: string): Promise<Course | undefined> {
  const courses = await loadContent('courses', locale)
  return courses.find((course) => courseHref(course) === path)
}

/** Text of a course's page; `undefined` if it has none. */
export async function loadCourseText(locale: Locale, id: string): Promise<CourseText | undefined> {
  const course = await findCourse(locale, id)
  return course && loadContent('course-text', locale, course.id)
}

/** The courses of the learning path, sorted by level. */
export function getLevels(courses: readonly Course[]): Course[] {
  return courses
    .filter(({ level }) => level !== undefined)
    .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))
}
