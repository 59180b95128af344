import { createFileRoute } from '@tanstack/react-router'

import { loadLegal } from '#src/content/legal.ts'
import { LegalPage } from '#src/features/marketing/legal-page.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'
import { routeHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/offer')({
  beforeLoad: ({ context }) => withMessages(context, 'landings'),
  loader: ({ context: { locale } }) => loadLegal(locale, 'offer'),
  head: ({ loaderData, match }) =>
    routeHead(match, loaderData && { ...loaderData.legal, path: '/offer' }),
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
