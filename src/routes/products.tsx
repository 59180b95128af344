import { createFileRoute } from '@tanstack/react-router'

import { loadOffers } from '#src/content/offers.ts'
import { listProducts } from '#src/content/products.ts'
import { loadPage } from '#src/content/registry.ts'
import { ProductsPage } from '#src/features/marketing/products-page.tsx'
import { createHead } from '#src/seo/create-head.ts'

import { withMessages } from './-with-messages.ts'

export const Route = createFileRoute('/products')({
  staticData: { hasShortFooter: true },
  beforeLoad: ({ context }) => withMessages(context, 'showcase'),
  loader: async ({ context: { locale } }) => {
    const [page, products, offers] = await Promise.all([
      loadPage(locale, 'products'),
      listProducts(locale),
      loadOffers(),
    ])
    return { page, products, offers }
  },
  head: createHead('/products'),
  component: ProductsRoute,
})

function ProductsRoute() {
  return <ProductsPage {...Route.useLoaderData()} />
}
