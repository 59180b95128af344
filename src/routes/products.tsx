import { createFileRoute } from '@tanstack/react-router'

import { loadContent, loadPage } from '#src/content/registry.ts'
import { ProductsPage } from '#src/features/marketing/products-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/products')({
  staticData: { hasShortFooter: true },
  beforeLoad: ({ context }) => withMessages(context, 'showcase'),
  loader: async ({ context: { locale } }) => {
    const [page, products, offers] = await Promise.all([
      loadPage(locale, 'products'),
      loadContent('products', locale),
      loadContent('offers'),
    ])
    return { page, products, offers }
  },
  head: createHead('/products'),
  component: ProductsRoute,
})

function ProductsRoute() {
  return <ProductsPage {...Route.useLoaderData()} />
}
