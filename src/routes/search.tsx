import { createFileRoute } from '@tanstack/react-router'

import { SearchPage } from '#src/features/search/search-page.tsx'
import { routeHead } from '#src/seo/create-head.ts'
import { privateHead } from '#src/seo/page-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/search')({
  staticData: { isUnlisted: true },
  validateSearch: (search): { q?: string } => ({ q: parseQuery(search.q) }),
  beforeLoad: ({ context }) => withMessages(context, 'search'),
  head: ({ match }) => {
    const { title, description } = match.context.t.search
    return routeHead(match, { path: '/search', title, description }, privateHead)
  },
  component: SearchRoute,
})

/** Search text; the router parses `?q=2024` as a number and `?q=true` as a boolean. */
function parseQuery(value: unknown): string | undefined {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text ? text.slice(0, 200) : undefined
}

function SearchRoute() {
  const { site } = Route.useRouteContext()
  const { q = '' } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onQuery = (query: string) => {
    void navigate({ search: query ? { q: query } : {}, replace: true, resetScroll: false })
  }
  return <SearchPage query={q} onQuery={onQuery} messenger={site.links.messenger} />
}
