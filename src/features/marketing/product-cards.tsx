import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Price, PriceNote } from '#src/components/ui/price.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Offers, Product } from '#src/content/model.ts'
import { formatOffer } from '#src/content/offers.ts'
import { productLink } from '#src/content/products.ts'
import { useSite } from '#src/content/use-site.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { PRODUCT_ICONS } from './product-icons.ts'
import { ProductLink } from './product-link.tsx'

/** Maximum number of benefits on a card. */
const BENEFITS_SHOWN = 3

interface CardProps {
  product: Product
  offers: Offers
}

/** Product cards: the flagship takes 8 of 12 columns, the next product 4, the others 3 in a row. */
export function ProductCards(props: { products: readonly Product[]; offers: Offers }) {
  const { products, offers } = props
  const wideProduct = products.find(({ group }) => group !== 'flagship')
  return (
    <div
      data-slot="product-grid"
      className="mt-block grid gap-x-[clamp(1.5rem,2.6vw,2.75rem)] gap-y-12 sm:grid-cols-2 xl:grid-cols-12"
    >
      {products.map((product) =>
        product.group === 'flagship' ? (
          <FlagshipCard key={product.id} product={product} offers={offers} />
        ) : (
          <ProductCard
            key={product.id}
            product={product}
            offers={offers}
            isWide={product === wideProduct}
          />
        ),
      )}
    </div>
  )
}

/** Product card: icon, title, price, text, benefits and action. */
function ProductCard({ product, offers, isWide }: CardProps & { isWide: boolean }) {
  const site = useSite()

  return (
    <Card
      className={
        isWide
          ? // Beside the flagship; if it has its own row, the benefits are on the right.
            'sm:col-span-full sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:gap-x-8 sm:max-xl:*:not-data-[slot=list]:col-start-1 xl:col-span-4'
          : // Aligned with neighboring cards by subgrid.
            'xl:col-span-3 xl:row-span-6 xl:grid xl:grid-rows-subgrid xl:gap-y-0'
      }
    >
      <CardTop>
        <Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />
        {product.tag && <Tag variant="line">{product.tag}</Tag>}
        {/* Outside the subgrid, because the ribbon overlaps the top rule. */}
        {product.ribbon && <Ribbon>{product.ribbon}</Ribbon>}
      </CardTop>
      <CardTitle>{product.title}</CardTitle>
      <ProductPrice product={product} offers={offers} className="mt-2" />
      <CardText lines={3}>{product.text}</CardText>
      <Benefits
        product={product}
        className={isWide && 'sm:max-xl:col-start-2 sm:max-xl:row-span-3 sm:max-xl:row-start-2'}
      />
      <CardFoot className={cn(!isWide && 'xl:self-end')}>
        <ProductLink link={productLink(product, 'home', site.links)} of={product.title} />
      </CardFoot>
    </Card>
  )
}

/** Card of the main product on a dark background, with a button. */
function FlagshipCard({ product, offers }: CardProps) {
  const site = useSite()

  const link = productLink(product, 'home', site.links)
  return (
    <Card className="board border-t-0 p-[clamp(1.5rem,3vw,2.75rem)] sm:col-span-full xl:col-span-8">
      {product.ribbon && <Ribbon>{product.ribbon}</Ribbon>}
      {/* Leaves space for the ribbon on the narrowest phones. */}
      <div className={cn('flex items-center gap-4', product.ribbon && 'max-xs:pt-[0.9rem]')}>
        <Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />
        {product.tag && <Tag variant="line">{product.tag}</Tag>}
      </div>
      <div className="grid gap-x-12 gap-y-8 ml:grid-cols-[1.15fr_1fr] ml:items-end">
        <div>
          {/* A smaller font keeps hyphenated words unbroken. */}
          <CardTitle className="mt-6 text-[clamp(1.75rem,1.2rem+2vw,2.75rem)]/[1.05] tracking-[-0.03em] max-xs:text-[1.5rem]/[1.05]">
            {product.title}
          </CardTitle>
          <CardText lines={3} className="mt-4">
            {product.text}
          </CardText>
          <ProductPrice
            product={product}
            offers={offers}
            className="mt-6 text-[clamp(1.625rem,1.2rem+2.2vw,3rem)]/[1.1] font-bold"
          />
        </div>
        <div>
          <Benefits product={product} />
          <CardFoot>
            <Button asChild go>
              <SiteLink href={link.href}>{link.label}</SiteLink>
            </Button>
          </CardFoot>
        </div>
      </div>
    </Card>
  )
}

function ProductPrice({ product, offers, className }: CardProps & { className: string }) {
  const locale = useLocale()
  const t = useMessages('showcase')

  return (
    <Price className={className}>
      {formatOffer(locale, offers[product.offer], t.price)}
      {product.priceNote && <PriceNote>{product.priceNote}</PriceNote>}
    </Price>
  )
}

function Benefits({ product, className }: { product: Product; className?: string | false }) {
  return (
    <List
      items={product.benefits.slice(0, BENEFITS_SHOWN)}
      className={cn('mt-4 text-small/[1.45]', className)}
    />
  )
}
