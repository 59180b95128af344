import { Suspense } from 'react'
import type { ReactNode } from 'react'

import { linkedAnswers } from '#src/components/linked-answers.tsx'
import { SectionHeading } from '#src/components/section-heading.tsx'
import { Section } from '#src/components/section.tsx'
import { SiteLink } from '#src/components/site-link.tsx'
import { TwoColumn } from '#src/components/two-column.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Card, CardFoot, CardText, CardTitle, CardTop } from '#src/components/ui/card.tsx'
import { Dashes } from '#src/components/ui/dashes.tsx'
import { Faq } from '#src/components/ui/faq.tsx'
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

import { Contact } from './contact.tsx'
import { PRODUCT_ICONS } from './product-icons.ts'
import { ProductLink } from './product-link.tsx'

/** A tool's card names no more. */
const TOOL_BENEFITS = 3

interface ProductsPageProps {
  page: Page<'products'>
  products: readonly Product[]
  offers: Offers
}

/** Everything on sale: the flagship, services done with a person, tools to use alone. */
export function ProductsPage(props: ProductsPageProps) {
  const { page, products } = props
  const site = useSite()

  const of = (group: Product['group']) => products.filter((product) => product.group === group)
  const [services, tools] = [of('service'), of('tool')]
  return (
    <>
      <Section hero className="page-end">
        <SectionHeading
          as="h1"
          size="h1"
          question={page.hero.question}
          answer={page.hero.answer}
          highlight={page.hero.highlight}
        />
        <p className="lead">{page.lead}</p>
        {of('flagship').map((product) => (
          <Flagship key={product.id} product={product} {...props} />
        ))}
      </Section>
      <Suspense>
        {services.length > 0 && (
          <Section flush>
            <SectionHeading question={page.services.question} answer={page.services.answer} />
            <div className="grid-2">
              {services.map((product) => (
                <Service key={product.id} product={product} {...props} />
              ))}
            </div>
          </Section>
        )}
        {tools.length > 0 && (
          <Section flush>
            <SectionHeading question={page.tools.question} answer={page.tools.answer} />
            <div className="grid-3">
              {tools.map((product) => (
                <ProductColumn
                  key={product.id}
                  product={product}
                  benefits={product.benefits.slice(0, TOOL_BENEFITS)}
                  {...props}
                />
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
            <TwoColumn>
              <SectionHeading question={page.faq.question} answer={page.faq.answer} />
              <Faq
                items={[
                  ...linkedAnswers(page.faq.items),
                  ...purchaseAnswers(site, ['invoice', 'installments', 'nda']),
                ]}
              />
            </TwoColumn>
          </Section>
        )}
        <Section ground="sunk" id="contact">
          <Contact words={page.contact} />
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
    <Card className="board flagship" aria-labelledby="flagship">
      {product.ribbon && <Ribbon>{product.ribbon}</Ribbon>}
      <div className="flagship-grid">
        <div>
          <div className="flag-top">
            <Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />
            {product.tag && <Tag variant="line">{product.tag}</Tag>}
          </div>
          <h2 id="flagship">{product.title}</h2>
          <p className="flagship-text">{product.text}</p>
          <p className="flagship-price num">
            <LargeFigure text={formatOffer(locale, offers[product.offer], t.price)} />
            {product.priceNote && <PriceNote>{product.priceNote}</PriceNote>}
          </p>
          <Button asChild size="lg" go>
            <SiteLink href={link.href}>{link.label}</SiteLink>
          </Button>
        </div>
        <div className="flagship-more">
          <div>
            <h3>{changes}</h3>
            <List>
              {product.benefits.map((benefit) => (
                <li key={benefit}>{benefit}</li>
              ))}
            </List>
          </div>
          {product.included && (
            <div>
              <h3>{included}</h3>
              <List dash="ink">
                {product.included.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </List>
            </div>
          )}
          <figure className="flagship-week">
            <Week label={week.label} />
            <figcaption className="num">
              <span>{week.total}</span> <span>{week.legend}</span>
            </figcaption>
          </figure>
        </div>
      </div>
    </Card>
  )
}

/** The amount of a price, large, with its words around it: `from 45,000 UAH`. */
function LargeFigure({ text }: { text: string }) {
  const [, before, figure, after] = /^(\D*)([\d.,\u202F–]+)(.*)$/.exec(text) ?? []
  return figure ? (
    <>
      {before}
      <b>{figure}</b>
      {after}
    </>
  ) : (
    text
  )
}

function Service(props: ProductsPageProps & { product: Product }) {
  const { scale, benefits } = props.product
  return (
    <ProductColumn {...props} benefits={benefits} className="service">
      {scale && (
        <>
          <Dashes size="tall" of={scale.of} value={scale.value} saved={scale.saved} />
          <p className="meta num">{scale.caption}</p>
        </>
      )}
    </ProductColumn>
  )
}

function ProductColumn(
  props: ProductsPageProps & {
    product: Product
    benefits: readonly string[]
    className?: string
    children?: ReactNode
  },
) {
  const { product, benefits, className, children, offers } = props
  const site = useSite()
  const locale = useLocale()
  const t = useMessages('showcase')

  return (
    <Card className={className}>
      {product.ribbon && <Ribbon>{product.ribbon}</Ribbon>}
      <CardTop>
        <Icon icon={PRODUCT_ICONS[product.icon]} size="lg" />
        {product.tag && <Tag variant="line">{product.tag}</Tag>}
      </CardTop>
      <CardTitle>{product.title}</CardTitle>
      <Price className="mt-2">
        {formatOffer(locale, offers[product.offer], t.price)}
        {product.priceNote && <PriceNote>{product.priceNote}</PriceNote>}
      </Price>
      <CardText lines={3}>{product.text}</CardText>
      {children}
      <List>
        {benefits.map((benefit) => (
          <li key={benefit}>{benefit}</li>
        ))}
      </List>
      <CardFoot>
        <ProductLink
          link={productLink(product, 'products', site.links)}
          newTabLabel={t.opensInNewTab}
          of={product.title}
        />
      </CardFoot>
    </Card>
  )
}
