import { FlagshipCard, ProductCard, ProductGrid } from '#src/components/product-card.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Offers, Product } from '#src/content/model.ts'
import { formatOffer } from '#src/content/offers.ts'
import { productLink } from '#src/content/products.ts'
import { useSite } from '#src/content/use-site.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { PRODUCT_ICONS } from './product-icons.ts'
import { ProductLink } from './product-link.tsx'

/** Product cards: the flagship and the next product first, the others in a row. */
export function ProductCards(props: { products: readonly Product[]; offers: Offers }) {
  const { products, offers } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('showcase')

  const otherProducts = products.filter(({ group }) => group !== 'flagship')
  return (
    <ProductGrid>
      {products.map((product) => {
        const link = productLink(product, 'home', site.links)
        const labels = {
          title: product.title,
          price: formatOffer(locale, offers[product.offer], t.price),
          priceNote: product.priceNote,
          text: product.text,
          ribbon: product.ribbon && <Ribbon>{product.ribbon}</Ribbon>,
        }
        return product.group === 'flagship' ? (
          <FlagshipCard
            key={product.id}
            {...labels}
            benefits={product.benefits}
            icon={<Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />}
            tag={product.tag && <Tag variant="line">{product.tag}</Tag>}
            action={
              <Button asChild go>
                <SiteLink href={link.href}>{link.label}</SiteLink>
              </Button>
            }
          />
        ) : (
          <ProductCard
            key={product.id}
            {...labels}
            benefits={product.benefits}
            icon={<Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />}
            tag={product.tag && <Tag variant="line">{product.tag}</Tag>}
            variant={product === otherProducts[0] ? 'wide' : 'row'}
            action={<ProductLink link={link} newTabLabel={t.opensInNewTab} of={product.title} />}
          />
        )
      })}
    </ProductGrid>
  )
}
