import { createFileRoute, redirect } from '@tanstack/react-router'

import { parsePageNumber } from '#src/features/blog/page-number.ts'

import { blogHead } from './-blog-head.ts'
import { BlogRoutePage, loadBlog } from './-blog-route.tsx'
import { withMessages } from './-with-messages.ts'

/** The list's later pages as documents, for readers and crawlers without JavaScript. */
export const Route = createFileRoute('/blog/page/$page')({
  staticData: { isUnlisted: true },
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, params }) => {
    const { page = 1 } = parsePageNumber(params.page)
    const data = await loadBlog(locale, page)
    const { list } = data
    if (String(list.page) !== params.page || list.page === 1) {
      throw redirect({ to: '/blog', search: parsePageNumber(list.page), replace: true })
    }
    return data
  },
  head: ({ loaderData, match }) =>
    loaderData ? blogHead(loaderData, match, loaderData.list.page) : {},
  component: BlogPageRoute,
})

function BlogPageRoute() {
  return <BlogRoutePage data={Route.useLoaderData()} />
}
