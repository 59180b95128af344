import { lazyComponent } from '#src/components/lazy-component.tsx'

import { orNotFound } from './-or-not-found.ts'

/** What stands at the address of a course that does not exist, in a file that no other course loads. */
export const MissingCourse = lazyComponent(async () => {
  const module = await import('./-course-not-found.tsx')
  return module.CourseNotFound
})

/**
 * Passes a course on, or has the route show that there is none, once that can be shown: an empty page
 * would stand there before.
 */
export async function courseOrNotFound<Course>(course: Course | undefined): Promise<Course> {
  if (course === undefined) await MissingCourse.ready()
  return orNotFound(course)
}
