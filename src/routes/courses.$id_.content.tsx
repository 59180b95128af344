import { createFileRoute, redirect } from '@tanstack/react-router'

import { contentHref, outlineHref } from '#src/content/course-paths.ts'
import { findCourse, findCourseByPath, loadCourseText } from '#src/content/courses.ts'
import { CourseContentPage } from '#src/features/courses/course-content-page.tsx'
import { routeHead } from '#src/seo/create-head.ts'

import { courseOrNotFound, MissingCourse } from './-missing-course.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/courses/$id_/content')({
  beforeLoad: ({ context }) => withMessages(context, 'courses'),
  loader: async ({ context: { locale }, params: { id } }) => {
    // Courses with a landing page have a content page too.
    const course = await courseOrNotFound(
      (await findCourse(locale, id)) ?? (await findCourseByPath(locale, `/courses/${id}`)),
    )
    if (!course.isComingSoon) {
      throw redirect({ to: contentHref(course), replace: true })
    }
    return { course, text: await loadCourseText(locale, course.id) }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { course } = loaderData
    const { title, lead } = match.context.t.courses.content
    return routeHead(match, {
      path: outlineHref(course),
      title: title(course.title),
      description: `${course.title}. ${lead}`,
    })
  },
  component: ContentRoute,
  notFoundComponent: MissingCourse,
})

function ContentRoute() {
  const { course, text } = Route.useLoaderData()
  return <CourseContentPage course={course} text={text} />
}
