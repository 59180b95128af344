import { lazyComponent } from '#src/components/lazy-component.tsx'

import { requireFound } from './-require-found.ts'

/** Not-found page of a course, in a separate chunk. */
export const MissingCourse = lazyComponent(async () => {
  const module = await import('./-course-not-found.tsx')
  return module.CourseNotFound
})

/**
 * Returns a course or shows the not-found page after its chunk has been loaded: an empty page
 * would be shown before.
 */
export async function courseOrNotFound<Course>(course: Course | undefined): Promise<Course> {
  if (course === undefined) await MissingCourse.ready()
  return requireFound(course)
}
