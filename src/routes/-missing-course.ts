import { lazyPart } from '#src/blocks/lazy-part.tsx'

/** What stands at the address of a course that does not exist, in a file that no other course loads. */
export const MissingCourse = lazyPart(async () => {
  const module = await import('./-course-not-found.tsx')
  return module.CourseNotFound
})
