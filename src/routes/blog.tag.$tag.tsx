import { createFileRoute } from '@tanstack/react-router'

import { parsePageNumber } from '#src/features/blog/page-number.ts'

import { loadTag, MissingTag, tagHead, TagRoutePage } from './-tag-route.tsx'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/blog/tag/$tag')({
  validateSearch: (search): { page?: number } => parsePageNumber(search.page),
  loaderDeps: ({ search }) => ({ page: search.page }),
  beforeLoad: ({ context }) => withMessages(context, 'blog'),
  loader: ({ context, params, deps }) => loadTag(context.locale, params.tag, deps.page ?? 1),
  // Whatever page the query asks for, the address is the list's first.
  head: ({ loaderData, match: { context } }) => (loaderData ? tagHead(loaderData, context) : {}),
  component: TagRoute,
  notFoundComponent: TagNotFound,
})

function TagRoute() {
  const { site, locale, t } = Route.useRouteContext()
  return <TagRoutePage data={Route.useLoaderData()} site={site} locale={locale} t={t} />
}

function TagNotFound() {
  const { site, t } = Route.useRouteContext()
  return <MissingTag tag={Route.useParams().tag} site={site} t={t} />
}
