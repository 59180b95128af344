import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { AiCuratorPage } from '#src/features/marketing/ai-curator-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/ai-curator')({
  staticData: { hasShortFooter: true, partOf: '/products' },
  beforeLoad: ({ context }) => withMessages(context, 'landings'),
  loader: async ({ context: { locale } }) => {
    const [page, services, cases] = await Promise.all([
      loadPage(locale, 'ai-curator'),
      loadContent('services'),
      loadContent('cases', locale),
    ])
    return { page, facts: services.curator, cases }
  },
  head: createHead('/ai-curator'),
  component: AiCuratorRoute,
})

function AiCuratorRoute() {
  const data = Route.useLoaderData()
  return <AiCuratorPage {...data} />
}
