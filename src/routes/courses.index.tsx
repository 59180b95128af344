import { createFileRoute } from '@tanstack/react-router'
import { startTransition, useOptimistic } from 'react'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { type CategoryFilter, parseCategory } from '#src/features/courses/category-filter.ts'
import { CoursesPage } from '#src/features/courses/courses-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/courses/')({
  validateSearch: (search: Record<string, unknown>): { category?: CategoryFilter } => {
    const category = parseCategory(search.category)
    // The key must be set to undefined: if it is missing, the router returns the raw value.
    return { category: category === 'all' ? undefined : category }
  },
  beforeLoad: ({ context }) => withMessages(context, 'courses'),
  loader: async ({ context: { locale } }) => {
    const [page, courses] = await Promise.all([
      loadPage(locale, 'courses'),
      loadContent('courses', locale),
    ])
    return { page, courses }
  },
  head: createHead('/courses'),
  component: CoursesRoute,
})

function CoursesRoute() {
  const { page, courses } = Route.useLoaderData()
  const { category: selected = 'all' } = Route.useSearch()
  const navigate = Route.useNavigate()
  // Local state updates immediately, while the router needs longer for the address.
  const [category, showCategory] = useOptimistic(selected)
  const choose = (next: CategoryFilter) =>
    startTransition(async () => {
      showCategory(next)
      await navigate({
        search: next === 'all' ? {} : { category: next },
        replace: true,
        resetScroll: false,
      })
    })
  return <CoursesPage page={page} courses={courses} category={category} onCategoryChange={choose} />
}
