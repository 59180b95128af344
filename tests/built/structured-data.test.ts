import { expect, test } from 'vitest'

import { formatMoney, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { getStructuredData, type JsonLdNode, getNodes } from '#tests/support/json-ld.ts'
import {
  readAttribute,
  type BuiltPage,
  findFaults,
  isPrivate,
  plain,
  siteUnderTest,
} from '#tests/support/sites.ts'

/** Properties required by Google, by type; an inner list contains alternatives. */
const REQUIRED: Readonly<Record<string, readonly (string | readonly string[])[]>> = {
  Answer: ['text'],
  BlogPosting: ['headline', 'datePublished', 'dateModified', 'author', 'mainEntityOfPage'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'description', 'mainEntity'],
  Course: ['name'],
  CourseInstance: ['courseMode', 'courseWorkload'],
  FAQPage: ['mainEntity'],
  ItemList: ['itemListElement'],
  ListItem: ['position', ['item', 'url']],
  Offer: [['price', 'priceSpecification']],
  OfferCatalog: ['name', 'itemListElement'],
  Person: ['url'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'provider'],
  Syllabus: ['name'],
  WebPage: ['name', 'description'],
  WebSite: ['url'],
}

const getType = ({ '@type': type }: JsonLdNode) => (typeof type === 'string' ? type : '')

/** All text of a page, with ordinary spaces. */
const getShownText = ({ document }: BuiltPage) => {
  const body = document.querySelector('body')?.structuredText ?? ''
  return plain(`${document.querySelector('title')?.text ?? ''} ${body}`)
}

const site = siteUnderTest()
const listedPages = site.appPages.filter(({ barePath }) => !barePath.startsWith('/certificate/'))
const publicPages = site.appPages.filter((page) => !isPrivate(page))

test('every public page has structured data, and no private page has', () => {
  expect(
    // Certificates and samples have their own tests.
    findFaults(listedPages, (page) => {
      const scripts = page.document.querySelectorAll('script[type="application/ld+json"]').length
      const expected = isPrivate(page) ? 0 : 1
      return [scripts !== expected && `has ${scripts} scripts of structured data`]
    }),
  ).toEqual([])
})

test('structured data has all properties that search engines require', () => {
  expect(
    findFaults(publicPages, ({ document }) =>
      getNodes(getStructuredData(document)).flatMap(findMissing),
    ),
  ).toEqual([])
})

test('structured data describes its own page', () => {
  expect(
    findFaults(publicPages, ({ document, url, locale }) => {
      const page = getStructuredData(document).find(
        (node) => /(?<!FAQ)Page$/.test(getType(node)) && node.url !== undefined,
      )
      const description = readAttribute(document, 'meta[name=description]', 'content')
      return [
        page?.url !== url && `tells the page ${String(page?.url)}`,
        page?.inLanguage !== locale && `tells the language ${String(page?.inLanguage)}`,
        page?.description !== description && 'tells another description',
      ]
    }),
  ).toEqual([])
})

test('every price, name, question and answer in structured data is visible on the page', () => {
  expect(
    findFaults(publicPages, (page) => {
      const text = getShownText(page)
      const nodes = getNodes(getStructuredData(page.document))
      const descriptions = nodes
        .filter((node) => getType(node) !== 'Person' && getType(node) !== 'WebSite')
        .flatMap(({ name, headline, text: answer }) => [name, headline, answer])
        .filter((value) => typeof value === 'string')
        .map(plain)
      return [...descriptions, ...nodes.flatMap((node) => getPrices(node, page.locale))]
        .filter((value) => !text.includes(value))
        .map((value) => `tells "${value}", which it does not show`)
    }),
  ).toEqual([])
})

test('every address and reference leads to a page of the site or to a node of the page', () => {
  expect(
    findFaults(publicPages, ({ document, url }) => {
      const nodes = getNodes(getStructuredData(document))
      const ids = new Set(nodes.map((node) => node['@id']))
      const references = nodes.flatMap((node) => Object.values(node)).flatMap(getReference)
      const addresses = nodes
        .flatMap((node) => [node.url, node.item, node.image])
        .filter((value) => typeof value === 'string')
      return [
        ...addresses.filter((address) => !site.fileFor(address, url)),
        ...references.filter((id) => !ids.has(id) && (id.includes('#') || !site.fileFor(id))),
      ].map((address) => `leads to ${address}, which is nowhere`)
    }),
  ).toEqual([])
})

/** Required properties that a node lacks. */
function findMissing(node: JsonLdNode): string[] {
  return (REQUIRED[getType(node)] ?? [])
    .map((alternatives) => [alternatives].flat())
    .filter((names) => {
      const value = names.map((name) => node[name]).find((candidate) => candidate !== undefined)
      return value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
    })
    .map((names) => `${getType(node)} without ${names.join(' or ')}`)
}

function getReference(value: unknown): string[] {
  const isReference =
    typeof value === 'object' && value !== null && Object.keys(value).join() === '@id'
  return isReference ? [String(Reflect.get(value, '@id'))] : []
}

/** Prices of an offer as a page shows them: `$9`, `Free`, `$10–20`, `400–800 грн`. */
function getPrices(node: JsonLdNode, locale: Locale): string[] {
  const { priceCurrency: currency, price, minPrice, lowPrice, highPrice } = node
  if (currency !== 'USD' && currency !== 'UAH') return []
  if (price === 0) return [locale === 'uk' ? 'Безкоштовно' : 'Free']
  if (typeof lowPrice === 'number' && typeof highPrice === 'number') {
    const range =
      currency === 'USD'
        ? `${formatMoney(locale, lowPrice, currency)}–${formatNumber(locale, highPrice)}`
        : `${formatNumber(locale, lowPrice)}–${formatMoney(locale, highPrice, currency)}`
    return [plain(range)]
  }
  return [price, minPrice]
    .filter((amount) => typeof amount === 'number')
    .map((amount) => plain(formatMoney(locale, amount, currency)))
}
