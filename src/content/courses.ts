import type { Locale } from '#src/i18n/locales.ts'

import type { Course, CourseText } from './model.ts'
import { courseHref } from './prices.ts'
import { cacheAndTrack } from './track.ts'

const lists = {
  en: () => import('virtual:content/courses/en'),
  uk: () => import('virtual:content/courses/uk'),
}

const texts = {
  en: () => import('virtual:content/course-texts/en'),
  uk: () => import('virtual:content/course-texts/uk'),
}

/** The catalogue in its order. */
export async function listCourses(locale: Locale): Promise<Course[]> {
  const { courses } = await cacheAndTrack(`courses/${locale}`, lists[locale])
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

/** The words of a course's page, or nothing for a course without any. */
export async function loadCourseText(locale: Locale, id: string): Promise<CourseText | undefined> {
  const { texts: loaders } = await cacheAndTrack(`course-texts/${locale}`, texts[locale])
  const load = Object.hasOwn(loaders, id) ? loaders[id] : undefined
  if (!load) return undefined
  const { text } = await cacheAndTrack(`course-text/${locale}/${id}`, load)
  return text
}
