import { createFileRoute } from '@tanstack/react-router'

import { loadPage, loadSupportChat } from '#src/content/registry.ts'
import { ClientTestPage } from '#src/features/marketing/client-test-page.tsx'
import { headOf } from '#src/seo/head-of.ts'
import { privateHead } from '#src/seo/page-head.ts'

export const Route = createFileRoute('/client_test')({
  staticData: { hasShortFooter: true, isUnlisted: true },
  loader: async ({ context: { locale } }) => {
    const [page, chat] = await Promise.all([loadPage(locale, 'client-test'), loadSupportChat()])
    return { page, chat }
  },
  head: headOf('/client_test', privateHead),
  component: ClientTestRoute,
})

function ClientTestRoute() {
  const data = Route.useLoaderData()
  const { t, site } = Route.useRouteContext()
  return <ClientTestPage {...data} messenger={site.links.messenger} newTab={t.opensInNewTab} />
}
