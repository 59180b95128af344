import { createFileRoute, redirect } from '@tanstack/react-router'

import { parsePageNumber } from '#src/features/blog/page-number.ts'

import { tagHead } from './-tag-head.ts'
import { loadTag, MissingTag, TagRoutePage } from './-tag-route.tsx'
import { withMessages } from './-with-messages.ts'

/** The later pages of a tag's list as documents, for readers and crawlers without JavaScript. */
export const Route = createFileRoute('/blog/tag/$tag_/page/$page')({
  staticData: { isUnlisted: true },
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: async ({ context: { locale }, params }) => {
    const { page = 1 } = parsePageNumber(params.page)
    const data = await loadTag(locale, params.tag, page)
    if (String(data.list.page) !== params.page || data.list.page === 1) {
      const search = parsePageNumber(data.list.page)
      throw redirect({ to: '/blog/tag/$tag', params: { tag: params.tag }, search, replace: true })
    }
    return data
  },
  head: ({ loaderData, match }) =>
    loaderData ? tagHead(loaderData, match, loaderData.list.page) : {},
  component: TagPageRoute,
  notFoundComponent: MissingTag,
})

function TagPageRoute() {
  return <TagRoutePage data={Route.useLoaderData()} />
}
