import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { ConsultationPage } from '#src/features/marketing/consultation-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/consultation')({
  staticData: { hasShortFooter: true, partOf: '/products' },
  beforeLoad: ({ context }) => withMessages(context, 'landings'),
  loader: async ({ context: { locale } }) => {
    const [page, services, offers] = await Promise.all([
      loadPage(locale, 'consultation'),
      loadContent('services'),
      loadContent('offers'),
    ])
    return { page, facts: services.consultation, offer: offers.consultation }
  },
  head: createHead('/consultation'),
  component: ConsultationRoute,
})

function ConsultationRoute() {
  const data = Route.useLoaderData()
  return <ConsultationPage {...data} />
}
