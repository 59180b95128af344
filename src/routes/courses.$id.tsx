import { createFileRoute, redirect } from '@tanstack/react-router'

import { courseHref } from '#src/content/course-paths.ts'
import { findCourse, findCourseByPath, loadCourseText } from '#src/content/courses.ts'
import { cacheAndTrack } from '#src/content/track.ts'
import {
  parseSavingsInput,
  type SavingsSearch,
  savingsSearch,
} from '#src/features/courses/savings-input.ts'
import { routeHead } from '#src/seo/create-head.ts'

import { courseOrNotFound, MissingCourse } from './-missing-course.ts'
import { withMessages } from './-with-messages.ts'

const loadPlainPage = () =>
  cacheAndTrack('src/features/courses/course-page.tsx', async () => {
    const module = await import('#src/features/courses/course-page.tsx')
    return module.CoursePage
  })

const loadLanding = () =>
  cacheAndTrack('src/features/courses/course-landing.tsx', async () => {
    const module = await import('#src/features/courses/course-landing.tsx')
    return module.CourseLanding
  })

export const Route = createFileRoute('/courses/$id')({
  staticData: { hasShortFooter: true },
  validateSearch: (search: Record<string, unknown>): SavingsSearch =>
    savingsSearch(parseSavingsInput(search)),
  beforeLoad: ({ context }) => withMessages(context, 'courses'),
  loader: async ({ context: { locale }, params: { id } }) => {
    const path = `/courses/${id}`
    const course = await courseOrNotFound(
      (await findCourseByPath(locale, path)) ?? (await findCourse(locale, id)),
    )
    // A course with a landing page redirects to it.
    if (courseHref(course) !== path) throw redirect({ to: courseHref(course), replace: true })
    const text = await loadCourseText(locale, course.id)
    // Courses on sale have a sales page in a separate chunk, which is three times as large.
    return text?.offer
      ? { course, text, Landing: await loadLanding() }
      : { course, text, Landing: undefined, PlainPage: await loadPlainPage() }
  },
  head: ({ loaderData, match }) => {
    if (!loaderData) return {}
    const { course, text } = loaderData
    const { title, description } = text?.seo ?? course
    return routeHead(match, { path: courseHref(course), title, description })
  },
  component: CourseRoute,
  notFoundComponent: MissingCourse,
})

function CourseRoute() {
  const data = Route.useLoaderData()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  if (!data.Landing) {
    const { course, text, PlainPage } = data
    return <PlainPage key={course.id} course={course} text={text} />
  }
  const { course, text, Landing } = data
  return (
    <Landing
      key={course.id}
      course={course}
      text={text}
      savingsInput={parseSavingsInput(search)}
      onSavingsInputChange={(input) =>
        void navigate({
          search: savingsSearch(input),
          hash: true,
          replace: true,
          resetScroll: false,
          hashScrollIntoView: false,
        })
      }
    />
  )
}
