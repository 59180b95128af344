import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'

import { formatMoney, formatNumber } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { localeOfPath, unlocalizePath } from '#src/i18n/paths.ts'
import { appPages, type BuiltPage, fileFor } from '#tests/support/built-site.ts'
import { graphOf, type JsonLdNode, nodesIn, textsIn } from '#tests/support/json-ld.ts'
import { objectionsTo } from '#tests/support/schema-vocabulary.ts'

const ORIGIN = 'http://localhost:4173'

/** Pages for one visitor, of which search engines are told nothing. */
const PRIVATE = /^\/(?:access-code|admin|client_test|dashboard|search)(?:\/|$)/

/** What Google asks for, by type; one of the alternatives that stand in a list. */
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
  Organization: ['url'],
  Person: ['name', 'url'],
  PriceSpecification: ['minPrice', 'priceCurrency'],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Service: ['name', 'description', 'provider'],
  Syllabus: ['name'],
  WebPage: ['name', 'description'],
  WebSite: ['url'],
}

/** What the pages of a kind tell, by their path. */
const TOLD: readonly [path: RegExp, types: readonly string[]][] = [
  [/^\/$/, ['WebSite', 'ItemList']],
  [/^\/about$/, ['ProfilePage', 'BreadcrumbList']],
  [/^\/blog$/, ['ItemList', 'BreadcrumbList']],
  [/^\/blog\/tag/, ['ItemList', 'BreadcrumbList']],
  [/^\/blog\/(?!tag|page)[^/]+$/, ['BlogPosting', 'BreadcrumbList']],
  [/^\/courses$/, ['ItemList', 'BreadcrumbList']],
  [/^\/courses\/(?!ai-checklist)[^/]+$/, ['Course', 'Offer', 'BreadcrumbList']],
  [/^\/courses\/(?:prompt-engineering|ai-fundamentals)$/, ['CourseInstance']],
  [/^\/courses\/ai-checklist$/, ['Course', 'Offer', 'BreadcrumbList']],
  [/^\/learning-path$/, ['ItemList', 'FAQPage', 'BreadcrumbList']],
  [/^\/consultation$/, ['Service', 'Offer', 'FAQPage', 'BreadcrumbList']],
  [/^\/ai-curator$/, ['Service', 'Offer', 'BreadcrumbList']],
  [/^\/content-factory$/, ['Service', 'OfferCatalog', 'BreadcrumbList']],
  [/^\/products$/, ['ItemList', 'Service', 'Offer', 'BreadcrumbList']],
]

const typeOf = ({ '@type': type }: JsonLdNode) => (typeof type === 'string' ? type : '')

const isPrivate = ({ path }: BuiltPage) => PRIVATE.test(unlocalizePath(path))
const pages = appPages
  .filter((page) => !isPrivate(page))
  .map((page) => ({ ...page, locale: localeOfPath(page.path), graph: graphOf(page.document) }))

/** Text with ordinary spaces, all that a page says. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const shownBy = ({ document }: BuiltPage) => {
  const body = document.querySelector('body')?.structuredText ?? ''
  return plain(`${document.querySelector('title')?.text ?? ''} ${body}`)
}

test('every public page has structured data, and no page for one visitor has', () => {
  expect(pages.length).toBeGreaterThan(100)
  expect(pages.filter(({ graph }) => graph.length === 0).map(({ path }) => path)).toEqual([])
  const told = appPages.filter((page) => isPrivate(page) && graphOf(page.document).length > 0)
  expect(told.map(({ path }) => path)).toEqual([])
})

test.each(pages)('the structured data of $path keeps to the vocabulary', ({ graph, document }) => {
  expect(document.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1)
  expect(graph.flatMap((node) => objectionsTo(node))).toEqual([])
})

test.each(pages)('the nodes of $path have what search engines require', ({ graph }) => {
  for (const node of nodesIn(graph)) {
    for (const wanted of REQUIRED[typeOf(node)] ?? []) {
      const names = typeof wanted === 'string' ? [wanted] : wanted
      const value = names.map((name) => node[name]).find((one) => one !== undefined)
      const isEmpty = value === undefined || value === '' || (Array.isArray(value) && !value.length)
      expect(isEmpty, `${typeOf(node)} without ${names.join(' or ')}`).toBe(false)
    }
  }
})

test.each(pages)('$path tells what its kind of page tells', ({ path, graph, document }) => {
  const types = new Set(nodesIn(graph).map(typeOf))
  expect(types).toContain('WebSite')
  // Without an owner the brand stands for the site.
  expect(types.has('Person') || types.has('Organization')).toBe(true)
  const wanted = TOLD.filter(([pattern]) => pattern.test(unlocalizePath(path)))
  // A course may go without questions, and the path without packages.
  const shown = ['#faq', '#packages .card'].map((part) => document.querySelector(part) !== null)
  const ofParts = ['FAQPage', 'Offer'].filter((_, at) => shown[at])
  for (const type of wanted.flatMap(([, told]) => told).concat(ofParts)) {
    expect(types).toContain(type)
  }
})

test.each(pages)('the questions that $path answers are told, all and in their order', (page) => {
  const shown = page.document.querySelectorAll('[data-slot=faq-item]').map((item) => {
    // A link behind an answer is no part of it.
    const link = item.querySelector('.ans .link')?.text ?? ''
    return {
      name: plain(item.querySelector('summary')?.text ?? ''),
      text: plain((item.querySelector('.ans')?.text ?? '').replace(link, '').trim()),
    }
  })
  const told = nodesIn(page.graph)
    .filter((node) => typeOf(node) === 'Question')
    .map(({ name, acceptedAnswer }) => ({
      name: plain(textsIn(name).join('')),
      text: plain(textsIn(acceptedAnswer).slice(1).join('')),
    }))
  expect(told).toEqual(shown)
})

test.each(pages.filter(({ path }) => /\/blog(?:$|\/page|\/tag\/.)/.test(path)))(
  'the list told by $path is the list that it shows',
  (page) => {
    const shown = page.document
      .querySelectorAll('.posts .post h2 a, .posts .post h3 a')
      .map((link) => ORIGIN + link.getAttribute('href'))
    const list = page.graph.find((node) => typeOf(node) === 'ItemList')
    const entries = nodesIn(list?.itemListElement)
    expect(entries.map(({ url }) => url)).toEqual(shown)
    const [first] = entries.map(({ position }) => position)
    expect(entries.map(({ position }) => position)).toEqual(
      entries.map((_, index) => Number(first) + index),
    )
  },
)

test.each(pages)('every price in the structured data of $path is shown', (page) => {
  const text = shownBy(page)
  const prices = nodesIn(page.graph).flatMap((node) => pricesOf(node, page.locale))
  expect(prices.filter((price) => !text.includes(price))).toEqual([])
})

test.each(pages)('every name, question and answer told by $path is shown', (page) => {
  const text = shownBy(page)
  const told = nodesIn(page.graph)
    .filter((node) => !['Organization', 'Person', 'WebSite'].includes(typeOf(node)))
    .flatMap(({ name, headline, text: answer }) => [name, headline, answer])
    .filter((value) => typeof value === 'string')
  expect(told.length).toBeGreaterThan(0)
  expect(told.map(plain).filter((value) => !text.includes(value))).toEqual([])
})

test.each(pages)('every address told by $path is a page of the site', ({ graph }) => {
  for (const node of nodesIn(graph)) {
    for (const key of ['url', 'item', 'image']) {
      const value = node[key]
      if (typeof value !== 'string') continue
      const url = new URL(value)
      expect(url.origin).toBe(ORIGIN)
      expect(fileFor(url.pathname), value).toBeDefined()
    }
  }
})

test.each(pages)(
  '$path is the page that its structured data names',
  ({ path, graph, document }) => {
    const page = graph.find((node) => typeOf(node).endsWith('Page') && typeOf(node) !== 'FAQPage')
    expect(page?.url).toBe(ORIGIN + path)
    expect(page?.inLanguage).toBe(localeOfPath(path))
    expect(page?.description).toBe(
      document.querySelector('meta[name=description]')?.getAttribute('content'),
    )
  },
)

test('every reference leads to a node of its own page, or to a page', () => {
  for (const { graph, path } of pages) {
    const ids = new Set(nodesIn(graph).map((node) => node['@id']))
    for (const node of nodesIn(graph)) {
      for (const value of Object.values(node)) {
        const id = isReference(value) ? value['@id'] : undefined
        if (id === undefined || ids.has(id)) continue
        expect(fileFor(new URL(id).pathname), `${path} refers to ${id}`).toBeDefined()
        expect(new URL(id).hash, `${path} refers to ${id}`).toBe('')
      }
    }
  }
})

test('nothing that is a sample is told as a fact', () => {
  const told = pages.map(({ graph, path }) => ({ path, texts: textsIn(graph) }))
  const samples = sampleTexts()
  // Who has replaced the last of them has none; what finds them is tried on one of the test's own.
  expect(within({ all: [{ text: 'A sample', sample: true }, { text: 'Real' }] })).toEqual([
    'A sample',
  ])
  for (const { path, texts } of told) {
    expect(
      texts.filter((text) => samples.includes(plain(text))),
      path,
    ).toEqual([])
  }
  const types = new Set(pages.flatMap(({ graph }) => nodesIn(graph).map(typeOf)))
  for (const type of ['Review', 'AggregateRating', 'Rating']) expect(types).not.toContain(type)
})

function isReference(value: unknown): value is { '@id': string } {
  return (
    typeof value === 'object' && value !== null && '@id' in value && Object.keys(value).length === 1
  )
}

/** The prices of an offer as a page writes them: `$9`, `Free`, `$10–20`, `400–800 грн`. */
function pricesOf(node: JsonLdNode, locale: Locale): string[] {
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

/** Texts of the content that stand within something marked as a sample, and the brand if that is one. */
function sampleTexts(): string[] {
  const files = ['content/courses', 'content/pages', 'content/site', 'content/factory'].flatMap(
    (folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.yaml'))
        .map((file) => join(folder, file)),
  )
  return files.flatMap((file) => {
    const data: unknown = parseYaml(readFileSync(file, 'utf8'))
    const isBrand = file.endsWith('site/site.yaml')
    return isBrand && isSample(data) ? [...textsIn(data.brand), ...within(data)] : within(data)
  })
}

function within(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap((one: unknown) =>
    isSample(one) ? textsIn(one).map(plain) : within(one),
  )
}

function isSample(value: unknown): value is { sample: true; brand?: unknown } {
  return typeof value === 'object' && value !== null && 'sample' in value && value.sample === true
}
