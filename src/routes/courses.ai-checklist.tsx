import { createFileRoute } from '@tanstack/react-router'

import { findCourse } from '#src/content/courses.ts'
import { loadPage } from '#src/content/registry.ts'
import { ChecklistPage } from '#src/features/courses/checklist-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { requireFound } from './-require-found.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/courses/ai-checklist')({
  staticData: { hasShortFooter: true },
  beforeLoad: ({ context }) => withMessages(context, 'courses'),
  loader: async ({ context: { locale } }) => {
    const [page, course] = await Promise.all([
      loadPage(locale, 'ai-checklist'),
      findCourse(locale, 'ai-checklist'),
    ])
    return { page, course: requireFound(course) }
  },
  head: createHead('/courses/ai-checklist'),
  component: ChecklistRoute,
})

function ChecklistRoute() {
  const { page, course } = Route.useLoaderData()
  return <ChecklistPage page={page} course={course} />
}
