import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { AboutPage } from '#src/features/marketing/about-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/about')({
  staticData: { hasShortFooter: true },
  beforeLoad: ({ context }) => withMessages(context, 'showcase'),
  loader: async ({ context: { locale } }) => {
    const [page, claims, portrait] = await Promise.all([
      loadPage(locale, 'about'),
      loadContent('claims', locale),
      loadContent('portrait'),
    ])
    return { page, claims, portrait }
  },
  head: createHead('/about'),
  component: AboutRoute,
})

function AboutRoute() {
  return <AboutPage {...Route.useLoaderData()} />
}
