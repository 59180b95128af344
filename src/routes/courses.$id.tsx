import { createFileRoute, redirect } from '@tanstack/react-router'

import { findCourse, findCourseByPath } from '#src/content/courses.ts'
import { courseHref } from '#src/content/prices.ts'
import { CoursePage } from '#src/features/courses/course-page.tsx'
import { MissingItem } from '#src/features/shell/missing-item.tsx'
import { pageHead } from '#src/seo/page-head.ts'

import { orNotFound } from './-or-not-found.ts'

export const Route = createFileRoute('/courses/$id')({
  loader: async ({ context: { locale }, params: { id } }) => {
    const path = `/courses/${id}`
    const course = orNotFound(
      (await findCourseByPath(locale, path)) ?? (await findCourse(locale, id)),
    )
    // A course with a landing has one address.
    if (courseHref(course) !== path) throw redirect({ to: courseHref(course), replace: true })
    return course
  },
  head: ({ loaderData: course, match: { context } }) =>
    course
      ? pageHead({
          locale: context.locale,
          brand: context.site.brand,
          path: courseHref(course),
          title: course.title,
          description: course.description,
        })
      : {},
  component: CourseRoute,
  notFoundComponent: CourseNotFound,
})

function CourseRoute() {
  const course = Route.useLoaderData()
  const { locale, t, site } = Route.useRouteContext()
  return <CoursePage course={course} site={site} locale={locale} t={t} />
}

function CourseNotFound() {
  const { t } = Route.useRouteContext()
  return (
    <MissingItem
      question={t.courses.courseNotFoundQuestion}
      title={t.courses.courseNotFound}
      text={t.courses.courseNotFoundText}
      backTo="/courses"
      backLabel={t.courses.backToCourses}
    />
  )
}
