import { createFileRoute } from '@tanstack/react-router'

import { parsePageNumber } from '#src/features/blog/page-number.ts'
import { useCorrectPageNumber } from '#src/features/blog/pager.tsx'

import { tagHead } from './-tag-head.ts'
import { loadTag, MissingTag, TagRoutePage } from './-tag-route.tsx'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/tag/$tag')({
  validateSearch: (search): { page?: number } => parsePageNumber(search.page),
  loaderDeps: ({ search }) => ({ page: search.page }),
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: ({ context, params, deps }) => loadTag(context.locale, params.tag, deps.page ?? 1),
  // The canonical address is the first page, whatever the query selects.
  head: ({ loaderData, match }) => (loaderData ? tagHead(loaderData, match) : {}),
  component: TagRoute,
  notFoundComponent: MissingTag,
})

function TagRoute() {
  const data = Route.useLoaderData()
  useCorrectPageNumber(Route.useSearch().page, (data.mergedPage ?? data.list).page)
  return <TagRoutePage data={data} />
}
