import { Suspense } from 'react'

import { FaqSection } from '#src/components/faq-section.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { List } from '#src/components/ui/list.tsx'
import { Week } from '#src/components/ui/meter.tsx'
import { Price, PriceNote } from '#src/components/ui/price.tsx'
import { Ribbon } from '#src/components/ui/ribbon.tsx'
import { Tag } from '#src/components/ui/tag.tsx'
import type { Offers, Page, Product } from '#src/content/model.ts'
import { formatOffer } from '#src/content/offers.ts'
import { productLink } from '#src/content/products.ts'
import { purchaseAnswers } from '#src/content/purchase.ts'
import { useSite } from '#src/content/use-site.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { cn } from '#src/lib/cn.ts'

import { Contact } from './contact.tsx'
import { PRODUCT_ICONS } from './product-icons.ts'
import { ProductLink } from './product-link.tsx'

/** Maximum number of benefits on a tool's card. */
const TOOL_BENEFITS = 3

const COLUMNS = 'mt-block grid gap-x-[clamp(1.5rem,3.4vw,3.5rem)] gap-y-12'
const LIST_TITLE =
  'mt-0 border-b-2 border-ink pb-[0.6rem] text-small/[1.4] font-semi tracking-normal'

interface ProductsPageProps {
  page: Page<'products'>
  products: readonly Product[]
  offers: Offers
}

/** The products page: flagship, services, tools. */
export function ProductsPage(props: ProductsPageProps) {
  const { page, products, offers } = props
  const site = useSite()

  const filterByGroup = (group: Product['group']) =>
    products.filter((product) => product.group === group)
  const [services, tools] = [filterByGroup('service'), filterByGroup('tool')]
  return (
    <>
      <Section hero className="pb-section">
        <SectionHeading as="h1" size="h1" {...page.hero} />
        <p className="max-w-lead text-lead text-ink-2">{page.lead}</p>
        {filterByGroup('flagship').map((product) => (
          <Flagship key={product.id} product={product} {...props} />
        ))}
      </Section>
      <Suspense>
        {services.length > 0 && (
          <Section flush>
            <SectionHeading {...page.services} />
            <div className={cn(COLUMNS, 'md:grid-cols-2')}>
              {services.map((product) => (
                <ProductColumn key={product.id} product={product} offers={offers} />
              ))}
            </div>
          </Section>
        )}
        {tools.length > 0 && (
          <Section flush>
            <SectionHeading {...page.tools} />
            <div className={cn(COLUMNS, 'lg:grid-cols-3')}>
              {tools.map((product) => (
                <ProductColumn key={product.id} product={product} offers={offers} isTool />
              ))}
            </div>
            {page.tools.more && (
              <p className="mt-8">
                {page.tools.more.text}{' '}
                <SiteLink className="link" href={page.tools.more.href}>
                  {page.tools.more.label}
                </SiteLink>
              </p>
            )}
          </Section>
        )}
        {page.faq && (
          <Section flush>
            <FaqSection
              section={page.faq}
              more={purchaseAnswers(site, ['invoice', 'installments', 'nda'])}
            />
          </Section>
        )}
        <Section ground="sunk" id="contact">
          <Contact text={page.contact} />
        </Section>
      </Suspense>
    </>
  )
}

function Flagship({ product, page, offers }: ProductsPageProps & { product: Product }) {
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('showcase')

  const link = productLink(product, 'products', site.links)
  const { changes, included, week } = page.flagship
  return (
    <Card
      className="board mt-block border-t-0 p-[clamp(1.5rem,3.4vw,3.25rem)]"
      aria-labelledby="flagship"
    >
      {product.ribbon && <Ribbon className="top-0">{product.ribbon}</Ribbon>}
      <div className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-10 lx:grid-cols-[1fr_1.1fr]">
        <div>
          {/* On the narrowest phones the tag would be under the ribbon. */}
          <div className={cn('flex items-center gap-4', product.ribbon && 'max-xs:pt-[0.9rem]')}>
            <Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />
            {product.tag && <Tag variant="line">{product.tag}</Tag>}
          </div>
          <h2
            id="flagship"
            className="mt-6 text-[clamp(1.875rem,1.2rem+2.6vw,3.375rem)]/[1.03] tracking-[-0.032em] max-xs:text-[1.5rem]/[1.03]"
          >
            {product.title}
          </h2>
          <p className="mt-[1.1rem] max-w-[28em] text-lead text-ink-2">{product.text}</p>
          <p className="mt-7 mb-6 text-lead/body text-ink tabular-nums">
            <LargeFigure text={formatOffer(locale, offers[product.offer], t.price)} />
            {product.priceNote && <PriceNote>{product.priceNote}</PriceNote>}
          </p>
          <Button asChild size="lg" go>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </Button>
        </div>
        <div className="grid content-end gap-8 md:grid-cols-2">
          <div>
            <h3 className={LIST_TITLE}>{changes}</h3>
            <List items={product.benefits} className="mt-4 text-base/[1.45]" />
          </div>
          {product.included && (
            <div>
              <h3 className={LIST_TITLE}>{included}</h3>
              <List items={product.included} dash="ink" className="mt-4 text-base/[1.45]" />
            </div>
          )}
          <figure className="md:col-span-2">
            <Week label={week.label} className="h-[84px]" />
            <figcaption className="mt-[0.7rem] flex flex-wrap justify-between gap-x-6 gap-y-[0.2rem] text-meta/body text-ink-2 tabular-nums">
              <span>{week.total}</span> <span>{week.legend}</span>
            </figcaption>
          </figure>
        </div>
      </div>
    </Card>
  )
}

/** A price with a large amount: `from 45,000 UAH`. */
function LargeFigure({ text }: { text: string }) {
  const [, before, figure, after] = /^(\D*)([\d.,\u202F–]+)(.*)$/.exec(text) ?? []
  return figure ? (
    <>
      {before}
      <b className="mx-[0.05em] text-[min(clamp(2.75rem,1.7rem+4.2vw,5.25rem),15vw)]/[0.9] font-bold tracking-tighter whitespace-nowrap [&:lang(uk)]:tracking-[-0.02em]">
        {figure}
      </b>
      {after}
    </>
  ) : (
    text
  )
}

/** Card of a service, or of a tool: with fewer benefits, in columns that are aligned with its neighbors. */
function ProductColumn(props: { product: Product; offers: Offers; isTool?: boolean }) {
  const { product, offers, isTool = false } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('showcase')

  return (
    <Card
      className={cn(
        isTool &&
          'sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8 lg:row-span-6 lg:grid lg:grid-rows-subgrid lg:gap-y-0',
      )}
    >
      {product.ribbon && <Ribbon>{product.ribbon}</Ribbon>}
      <CardTop className="sm:max-lg:col-span-full">
        <Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />
        {product.tag && <Tag variant="line">{product.tag}</Tag>}
      </CardTop>
      <CardTitle
        className={cn(
          !isTool && 'text-[clamp(1.5rem,1.2rem+1.2vw,2.125rem)]/[1.2] tracking-[-0.028em]',
        )}
      >
        {product.title}
      </CardTitle>
      <Price className={cn('mt-2', !isTool && 'text-4xl/[1.1]')}>
        {formatOffer(locale, offers[product.offer], t.price)}
        {product.priceNote && <PriceNote>{product.priceNote}</PriceNote>}
      </Price>
      <CardText lines={3}>{product.text}</CardText>
      {!isTool && product.scale && (
        <>
          <Dashes
            size="tall"
            of={product.scale.of}
            value={product.scale.value}
            saved={product.scale.saved}
            className="mt-6"
          />
          <p className="mt-[0.6rem] meta text-ink-3 tabular-nums">{product.scale.caption}</p>
        </>
      )}
      <List
        items={isTool ? product.benefits.slice(0, TOOL_BENEFITS) : product.benefits}
        className={cn(
          'mt-4 text-small/[1.45]',
          isTool && 'sm:max-lg:col-start-2 sm:max-lg:row-span-5 sm:max-lg:row-start-2',
        )}
      />
      <CardFoot>
        <ProductLink link={productLink(product, 'products', site.links)} of={product.title} />
      </CardFoot>
    </Card>
  )
}
