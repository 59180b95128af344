import { createFileRoute } from '@tanstack/react-router'

import { loadLegal } from '#src/content/legal.ts'
import { LegalPage } from '#src/features/marketing/legal-page.tsx'
import { Mdx } from '#src/mdx/mdx.tsx'

import { legalHead } from './-legal-head.ts'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/privacy')({
  beforeLoad: ({ context }) => withMessages(context, 'landings'),
  loader: ({ context: { locale } }) => loadLegal(locale, 'privacy'),
  head: ({ loaderData, match: { context } }) =>
    loaderData ? legalHead('privacy', loaderData, context) : {},
  component: PrivacyRoute,
})

function PrivacyRoute() {
  const { legal, Body } = Route.useLoaderData()
  return (
    <LegalPage legal={legal}>
      <Mdx Body={Body} />
    </LegalPage>
  )
}
