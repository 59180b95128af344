import { createFileRoute } from '@tanstack/react-router'

import { freeLessonHref } from '#src/content/course-paths.ts'
import { loadFreeLesson } from '#src/content/course.ts'
import { findCourseByPath, loadCourseText } from '#src/content/courses.ts'
import { loadPage } from '#src/content/registry.ts'
import { FreeLessonPage } from '#src/features/course-area/free-lesson-page.tsx'
import { routeHead } from '#src/seo/create-head.ts'

import { requireFound } from './-require-found.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/courses/$id_/free-lesson')({
  staticData: { hasShortFooter: true },
  beforeLoad: ({ context }) => withMessages(context, 'area'),
  loader: async ({ context: { locale }, params: { id } }) => {
    const course = requireFound(await findCourseByPath(locale, `/courses/${id}`))
    const [text, lesson, page] = await Promise.all([
      loadCourseText(locale, course.id),
      course.freeModule === undefined ? undefined : loadFreeLesson(locale),
      loadPage(locale, 'dashboard'),
    ])
    return { course, text: requireFound(text?.freeLesson), lesson: requireFound(lesson), page }
  },
  head: ({ loaderData, match }) =>
    routeHead(
      match,
      loaderData && { ...loaderData.text.seo, path: freeLessonHref(loaderData.course) },
    ),
  component: FreeLessonRoute,
})

function FreeLessonRoute() {
  const data = Route.useLoaderData()
  return <FreeLessonPage {...data} />
}
