import type { Locale } from '#src/i18n/locales.ts'

import type { Course, CourseText } from './model.ts'
import { courseHref } from './prices.ts'
import { loadContent } from './registry.ts'

/** The catalogue in its order. */
export function listCourses(locale: Locale): Promise<Course[]> {
  return loadContent('courses', locale)
}

/** One course, or nothing for an unknown id. */
export async function findCourse(locale: Locale, id: string): Promise<Course | undefined> {
  const courses = await listCourses(locale)
  return courses.find((course) => course.id === id)
}

/** The course that a page of the site presents, or nothing for any other page. */
export async function findCourseByPath(locale: Locale, path: string): Promise<Course | undefined> {
  const courses = await listCourses(locale)
  return courses.find((course) => courseHref(course) === path)
}

/** The words of a course's page, or nothing for a course without any. */
export async function loadCourseText(locale: Locale, id: string): Promise<CourseText | undefined> {
  const course = await findCourse(locale, id)
  return course && loadContent('course-text', locale, course.id)
}

/** The courses of the learning path, one level after the other. */
export function levelsOf(courses: readonly Course[]): Course[] {
  return courses
    .filter(({ level }) => level !== undefined)
    .toSorted((a, b) => (a.level ?? 0) - (b.level ?? 0))
}
