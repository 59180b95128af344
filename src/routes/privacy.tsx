import { createFileRoute } from '@tanstack/react-router'

import { loadLegal } from '#src/content/legal.ts'

import { legalHead } from './-legal-head.ts'
import { LegalRoute } from './-legal-route.tsx'
import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/privacy')({
  beforeLoad: ({ context }) => withMessages(context, 'landings'),
  loader: ({ context: { locale } }) => loadLegal(locale, 'privacy'),
  head: ({ loaderData, match: { context } }) =>
    loaderData ? legalHead('privacy', loaderData, context) : {},
  component: PrivacyRoute,
})

function PrivacyRoute() {
  return <LegalRoute loaded={Route.useLoaderData()} />
}
