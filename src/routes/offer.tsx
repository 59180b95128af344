import { createFileRoute } from '@tanstack/react-router'

import { loadLegal } from '#src/content/legal.ts'
import { LegalPage } from '#src/features/marketing/legal-page.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'

import { legalHead } from './-legal-head.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/offer')({
  beforeLoad: ({ context }) => withMessages(context, 'landings'),
  loader: ({ context: { locale } }) => loadLegal(locale, 'offer'),
  head: ({ loaderData, match: { context } }) =>
    loaderData ? legalHead('offer', loaderData, context) : {},
  component: OfferRoute,
})

function OfferRoute() {
  const { legal, Body } = Route.useLoaderData()
  return (
    <LegalPage legal={legal}>
      <Mdx Body={Body} />
    </LegalPage>
  )
}
