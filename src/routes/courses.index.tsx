import { createFileRoute } from '@tanstack/react-router'

import { listCourses } from '#src/content/courses.ts'
import { loadPage } from '#src/content/site.ts'
import { CoursesPage } from '#src/features/courses/courses-page.tsx'
import { pageHead } from '#src/seo/page-head.ts'

export const Route = createFileRoute('/courses/')({
  loader: async ({ context: { locale } }) => {
    const [page, courses] = await Promise.all([loadPage(locale, 'courses'), listCourses(locale)])
    return { page, courses }
  },
  head: ({ loaderData, match: { context } }) =>
    loaderData
      ? pageHead({
          ...loaderData.page.seo,
          locale: context.locale,
          brand: context.site.brand,
          path: '/courses',
        })
      : {},
  component: CoursesRoute,
})

function CoursesRoute() {
  const { page, courses } = Route.useLoaderData()
  const { locale, t, site } = Route.useRouteContext()
  return <CoursesPage page={page} courses={courses} site={site} locale={locale} t={t} />
}
