import { expect, test } from 'vitest'

import { loadContent, loadSite } from '#src/content/registry.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import { OnSite } from '#tests/support/on-site.tsx'
import { renderInRouter } from '#tests/support/render-in-router.tsx'

import { ProductCards } from './product-cards.tsx'

test.each(LOCALES)('every card lists the first benefits of its product (%s)', async (locale) => {
  const products = (await loadContent('products', locale)).map((product) => ({
    ...product,
    benefits: [`why ${product.id}`],
    included: [`what ${product.id}`],
  }))
  await loadPartMessages(locale, 'showcase')
  const html = renderInRouter(
    <OnSite locale={locale} site={await loadSite(locale)}>
      <ProductCards products={products} offers={await loadContent('offers')} />
    </OnSite>,
  )
  for (const { id } of products) expect(html).toContain(`why ${id}`)
  for (const { id } of products) expect(html).not.toContain(`what ${id}`)
})
