import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Price, PriceNote } from '#src/components/ui/price.tsx'
import { cn } from '#src/lib/cn.ts'

/** A card names no more than three. */
const BENEFITS_SHOWN = 3

/** Columns for product cards: the flagship takes 8 of 12, a wide card 4, the others 3. */
function ProductGrid({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="product-grid" className={cn('products', className)} {...props} />
}

const productCardVariants = cva('', {
  variants: {
    variant: {
      /** Lines up with its neighbours, row by row. */
      row: 'rows6',
      /** Beside the flagship. */
      wide: 'wide',
    },
  },
  defaultVariants: { variant: 'row' },
})

interface ProductWords {
  title: ReactNode
  price: ReactNode
  /** What the price does not say by itself. */
  priceNote?: ReactNode
  text: ReactNode
  benefits: readonly string[]
  /** A link or a button. */
  action: ReactNode
  ribbon?: ReactNode
}

interface ProductCardProps
  extends
    Omit<ComponentProps<'article'>, 'title' | 'children'>,
    VariantProps<typeof productCardVariants>,
    ProductWords {
  /** An `<Icon size="lg">`. */
  icon: ReactNode
  /** Stands at the right of the icon. */
  tag?: ReactNode
}

/** A product: icon, title, price, text, benefits, action. */
function ProductCard({
  variant,
  icon,
  tag,
  title,
  price,
  priceNote,
  text,
  benefits,
  action,
  ribbon,
  className,
  ...props
}: ProductCardProps) {
  return (
    <Card className={cn(productCardVariants({ variant }), className)} {...props}>
      <CardTop>
        {icon}
        {tag}
        {/* Out of the rows: a ribbon is laid over the top rule. */}
        {ribbon}
      </CardTop>
      <CardTitle>{title}</CardTitle>
      <Price>
        {price}
        {priceNote && <PriceNote>{priceNote}</PriceNote>}
      </Price>
      <CardText lines={3}>{text}</CardText>
      <Benefits items={benefits} />
      <CardFoot>{action}</CardFoot>
    </Card>
  )
}

interface FlagshipCardProps
  extends Omit<ComponentProps<'article'>, 'title' | 'children'>, ProductWords {
  icon?: ReactNode
  tag?: ReactNode
}

/** The product that leads: on the board, with the price in bold and a button. */
function FlagshipCard({
  icon,
  tag,
  title,
  price,
  priceNote,
  text,
  benefits,
  action,
  ribbon,
  className,
  ...props
}: FlagshipCardProps) {
  return (
    <Card className={cn('flag board', className)} {...props}>
      {ribbon}
      <div className="flag-top">
        {icon}
        {tag}
      </div>
      <div className="flag-grid">
        <div>
          <CardTitle>{title}</CardTitle>
          <CardText lines={3}>{text}</CardText>
          <Price className="mt-6">
            {price}
            {priceNote && <PriceNote>{priceNote}</PriceNote>}
          </Price>
        </div>
        <div>
          <Benefits items={benefits} />
          <CardFoot>{action}</CardFoot>
        </div>
      </div>
    </Card>
  )
}

function Benefits({ items }: { items: readonly string[] }) {
  return (
    <List>
      {items.slice(0, BENEFITS_SHOWN).map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </List>
  )
}

export { FlagshipCard, ProductCard, ProductGrid }
