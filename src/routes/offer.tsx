import { createFileRoute } from '@tanstack/react-router'

import { loadLegal } from '#src/content/legal.ts'

import { legalHead } from './-legal-head.ts'
import { LegalRoute } from './-legal-route.tsx'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/offer')({
  beforeLoad: ({ context }) => withMessages(context, 'landings'),
  loader: ({ context: { locale } }) => loadLegal(locale, 'offer'),
  head: ({ loaderData, match: { context } }) =>
    loaderData ? legalHead('offer', loaderData, context) : {},
  component: OfferRoute,
})

function OfferRoute() {
  return <LegalRoute loaded={Route.useLoaderData()} />
}
