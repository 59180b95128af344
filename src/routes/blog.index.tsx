import { createFileRoute } from '@tanstack/react-router'

import { parsePageNumber } from '#src/features/blog/page-number.ts'
import { useCorrectPageNumber } from '#src/features/blog/pager.tsx'

import { blogHead } from './-blog-head.ts'
import { BlogRoutePage, loadBlog } from './-blog-route.tsx'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/')({
  validateSearch: (search): { page?: number } => parsePageNumber(search.page),
  loaderDeps: ({ search }) => ({ page: search.page }),
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: ({ context, deps }) => loadBlog(context.locale, deps.page ?? 1),
  // The canonical address is the first page, whatever the query selects.
  head: ({ loaderData, match }) => (loaderData ? blogHead(loaderData, match) : {}),
  component: BlogRoute,
})

function BlogRoute() {
  const data = Route.useLoaderData()
  useCorrectPageNumber(Route.useSearch().page, (data.mergedPage ?? data.list).page)
  return <BlogRoutePage data={data} />
}
