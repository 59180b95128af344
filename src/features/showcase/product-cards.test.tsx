import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'

import { loadOffers } from '#src/content/offers.ts'
import { listProducts } from '#src/content/products.ts'
import { loadSite } from '#src/content/site.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { loadMessagesOf } from '#src/i18n/messages.ts'

import { ProductCards } from './product-cards.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

test.each(LOCALES)('every card names the first benefits of its product (%s)', async (locale) => {
  const products = (await listProducts(locale)).map((product) => ({
    ...product,
    benefits: [`why ${product.id}`],
    included: [`what ${product.id}`],
  }))
  const html = renderToString(
    <RouterContextProvider router={router}>
      <ProductCards
        products={products}
        offers={await loadOffers()}
        site={await loadSite(locale)}
        locale={locale}
        t={await loadMessagesOf(locale, 'showcase')}
      />
    </RouterContextProvider>,
  )
  for (const { id } of products) expect(html).toContain(`why ${id}`)
  for (const { id } of products) expect(html).not.toContain(`what ${id}`)
})
