import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { HomePage } from '#src/features/marketing/home-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

interface HomeSearch {
  /** Id of the open case. */
  case?: string
  /** Filter of the projects. */
  tag?: string
}

export const Route = createFileRoute('/')({
  // Invalid keys must be set to undefined: if they are missing, the router returns the raw value.
  validateSearch: (search: Record<string, unknown>): HomeSearch => ({
    ...search,
    case: typeof search.case === 'string' ? search.case : undefined,
    tag: typeof search.tag === 'string' ? search.tag : undefined,
  }),
  staticData: { hasShortFooter: true },
  beforeLoad: ({ context }) => withMessages(context, 'showcase'),
  loader: async ({ context: { locale } }) => {
    const [page, author, claims, products, offers, cases, projects, portrait] = await Promise.all([
      loadPage(locale, 'home'),
      loadContent('author', locale),
      loadContent('claims', locale),
      loadContent('products', locale),
      loadContent('offers'),
      loadContent('cases', locale),
      loadContent('projects', locale),
      loadContent('portrait'),
    ])
    return { page, author, claims, products, offers, cases, projects, portrait }
  },
  head: createHead('/'),
  component: HomeRoute,
})

function HomeRoute() {
  return <HomePage {...Route.useLoaderData()} />
}
