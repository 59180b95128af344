import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { ClientTestPage } from '#src/features/marketing/client-test-page.tsx'
import { createHead } from '#src/seo/create-head.ts'
import { privateHead } from '#src/seo/page-head.ts'

export const Route = createFileRoute('/client_test')({
  staticData: { hasShortFooter: true, isUnlisted: true },
  loader: async ({ context: { locale } }) => {
    const [page, chat] = await Promise.all([
      loadPage(locale, 'client-test'),
      loadContent('support-chat'),
    ])
    return { page, chat }
  },
  head: createHead('/client_test', privateHead),
  component: ClientTestRoute,
})

function ClientTestRoute() {
  const { site } = Route.useRouteContext()
  return <ClientTestPage {...Route.useLoaderData()} messenger={site.links.messenger} />
}
