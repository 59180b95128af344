import type { Course } from './model.ts'

/** Path of a course's page. */
export function courseHref({ id, landing }: Pick<Course, 'id' | 'landing'>): string {
  return landing ?? `/courses/${id}`
}

/** Path of the outline of an upcoming course. */
export function outlineHref({ id }: Pick<Course, 'id'>): string {
  return `/courses/${id}/content`
}

/** Path of the free lesson. */
export function freeLessonHref(course: Pick<Course, 'id' | 'landing'>): string {
  return `${courseHref(course)}/free-lesson`
}

/** Link to a course's content: its outline while it is coming, its course area, or its page. */
export function contentHref(
  course: Pick<Course, 'id' | 'isComingSoon' | 'area' | 'landing'>,
): string {
  return course.isComingSoon ? outlineHref(course) : (course.area ?? courseHref(course))
}

/** Enrollment link: the payment site, or the outline of an upcoming course. */
export function enrollHref(course: Pick<Course, 'id' | 'enrollUrl'>): string {
  return course.enrollUrl ?? outlineHref(course)
}
