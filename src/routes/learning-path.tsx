import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { LearningPathPage } from '#src/features/courses/learning-path-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/learning-path')({
  staticData: { hasShortFooter: true, partOf: '/courses' },
  beforeLoad: ({ context }) => withMessages(context, 'courses'),
  loader: async ({ context: { locale } }) => {
    const [page, courses, packages] = await Promise.all([
      loadPage(locale, 'learning-path'),
      loadContent('courses', locale),
      loadContent('packages', locale),
    ])
    return { page, courses, packages }
  },
  head: createHead('/learning-path'),
  component: LearningPathRoute,
})

function LearningPathRoute() {
  const { page, courses, packages } = Route.useLoaderData()
  return <LearningPathPage page={page} courses={courses} packages={packages} />
}
