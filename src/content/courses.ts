import type { Locale } from '#src/i18n/locales.ts'
import type { Course } from './model.ts'
import { courseHref } from './prices.ts'
import { use } from './track.ts'

const lists = {
  en: () => import('virtual:content/courses/en'),
  uk: () => import('virtual:content/courses/uk'),
}

/** The catalogue in its order. */
export async function listCourses(locale: Locale): Promise<Course[]> {
  const { courses } = await use(`courses/${locale}`, lists[locale]())
  return courses
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
