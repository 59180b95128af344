import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'

import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Price, PriceNote } from '#src/components/ui/price.tsx'
import { styled } from '#src/components/ui/styled.ts'
import { cn } from '#src/lib/cn.ts'

/** Maximum number of benefits on a card. */
const BENEFITS_SHOWN = 3

/** Grid of product cards: the flagship takes 8 of 12 columns, a wide card 4, others 3. */
const ProductGrid = styled(
  'div',
  'product-grid',
  'mt-block grid gap-x-[clamp(1.5rem,2.6vw,2.75rem)] gap-y-12 sm:grid-cols-2 xl:grid-cols-12',
)

const productCardVariants = cva('', {
  variants: {
    variant: {
      /** Aligned with neighboring cards by subgrid. */
      row: 'xl:col-span-3 xl:row-span-6 xl:grid xl:grid-rows-subgrid xl:gap-y-0',
      /** Beside the flagship; if it has its own row, the benefits are on the right. */
      wide: 'sm:col-span-full sm:max-xl:grid sm:max-xl:grid-cols-2 sm:max-xl:gap-x-8 sm:max-xl:*:not-data-[slot=list]:col-start-1 xl:col-span-4',
    },
  },
  defaultVariants: { variant: 'row' },
})

interface ProductWords {
  title: ReactNode
  price: ReactNode
  /** Small print of the price. */
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
  /** Tag to the right of the icon. */
  tag?: ReactNode
}

/** Product card: icon, title, price, text, benefits and action. */
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
        {/* Outside the subgrid, because the ribbon overlaps the top rule. */}
        {ribbon}
      </CardTop>
      <CardTitle>{title}</CardTitle>
      <Price className="mt-2">
        {price}
        {priceNote && <PriceNote>{priceNote}</PriceNote>}
      </Price>
      <CardText lines={3}>{text}</CardText>
      <Benefits
        items={benefits}
        className={
          variant === 'wide' && 'sm:max-xl:col-start-2 sm:max-xl:row-span-3 sm:max-xl:row-start-2'
        }
      />
      <CardFoot className={cn(variant !== 'wide' && 'xl:self-end')}>{action}</CardFoot>
    </Card>
  )
}

interface FlagshipCardProps
  extends Omit<ComponentProps<'article'>, 'title' | 'children'>, ProductWords {
  icon?: ReactNode
  tag?: ReactNode
}

/** Card of the main product on a dark background, with a button. */
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
    <Card
      className={cn(
        'board border-t-0 p-[clamp(1.5rem,3vw,2.75rem)] sm:col-span-full xl:col-span-8',
        className,
      )}
      {...props}
    >
      {ribbon}
      {/* Leaves space for the ribbon on the narrowest phones. */}
      <div className={cn('flex items-center gap-4', ribbon && 'max-xs:pt-[0.9rem]')}>
        {icon}
        {tag}
      </div>
      <div className="grid gap-x-12 gap-y-8 ml:grid-cols-[1.15fr_1fr] ml:items-end">
        <div>
          {/* A smaller font keeps hyphenated words unbroken. */}
          <CardTitle className="mt-6 text-[clamp(1.75rem,1.2rem+2vw,2.75rem)]/[1.05] tracking-[-0.03em] max-xs:text-[1.5rem]/[1.05]">
            {title}
          </CardTitle>
          <CardText lines={3} className="mt-4">
            {text}
          </CardText>
          <Price className="mt-6 text-[clamp(1.625rem,1.2rem+2.2vw,3rem)]/[1.1] font-bold">
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

function Benefits(props: { items: readonly string[]; className?: string | false }) {
  const { items, className } = props
  return (
    <List
      items={items.slice(0, BENEFITS_SHOWN)}
      className={cn('mt-4 text-small/[1.45]', className)}
    />
  )
}

export { FlagshipCard, ProductCard, ProductGrid }
