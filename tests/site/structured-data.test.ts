import { expect, test } from 'vitest'

import { getStructuredData, type JsonLdNode, getNodes, getTexts } from '#tests/support/json-ld.ts'
import { demoSite, findFaults, fixtureSite, plain } from '#tests/support/sites.ts'

const getType = ({ '@type': type }: JsonLdNode) => (typeof type === 'string' ? type : '')

test('each kind of page has its type of structured data', () => {
  const getDescription = (path: string) =>
    getStructuredData(fixtureSite().page(path).document).slice(2).map(getType).join(' ')
  const expected = {
    '/': 'WebPage ItemList ItemList',
    '/about': 'ProfilePage BreadcrumbList',
    '/blog': 'CollectionPage BreadcrumbList ItemList',
    '/blog/tag/ai': 'CollectionPage BreadcrumbList ItemList',
    '/blog/kitchen-sink': 'WebPage BreadcrumbList BlogPosting',
    '/case-study/project-alpha': 'WebPage BreadcrumbList Article',
    '/courses': 'CollectionPage BreadcrumbList ItemList',
    '/courses/prompt-engineering': 'WebPage BreadcrumbList Course FAQPage',
    '/courses/third-course': 'WebPage BreadcrumbList Course',
    '/courses/ai-checklist': 'WebPage BreadcrumbList Course FAQPage',
    '/news': 'CollectionPage BreadcrumbList ItemList',
    '/certificate/w3fz6t9ckq2m8xrd5vhj': 'WebPage BreadcrumbList EducationalOccupationalCredential',
    '/learning-path': 'CollectionPage BreadcrumbList ItemList ItemList FAQPage',
    '/consultation': 'WebPage BreadcrumbList Service FAQPage',
    '/ai-curator': 'WebPage BreadcrumbList Service',
    '/content-factory': 'WebPage BreadcrumbList Service',
    '/products': 'CollectionPage BreadcrumbList ItemList',
    '/offer': 'WebPage BreadcrumbList',
  }
  expect(
    Object.fromEntries(Object.keys(expected).map((path) => [path, getDescription(path)])),
  ).toEqual(expected)
  const [speaker, site] = getStructuredData(fixtureSite().page('/about').document)
  expect([speaker, site]).toMatchObject([
    { '@type': 'Organization', name: 'Sample Studio' },
    { '@type': 'WebSite', url: 'https://example.org/site/' },
  ])
})

test('a course is offered at the price of its language, and an upcoming one has no offer', () => {
  const getOffer = (path: string) => {
    const course = getStructuredData(fixtureSite().page(path).document).find(
      (node) => getType(node) === 'Course',
    )
    const [offer] = getNodes(course?.offers)
    const { price, priceCurrency, availability } = offer ?? {}
    return [price, priceCurrency, String(availability).split('/').at(-1)].join(' ')
  }
  expect(getOffer('/courses/prompt-engineering')).toBe('11 USD InStock')
  expect(getOffer('/uk/courses/prompt-engineering')).toBe('450 UAH InStock')
  // 31 dollars at the rate of 40.71.
  expect(getOffer('/uk/courses/third-course')).toBe('1262 UAH OutOfStock')
  expect(getOffer('/courses/ai-checklist')).toBe('0 USD InStock')
})

test('all questions of a page are in its structured data, in order', () => {
  const getDescription = findFaults(
    fixtureSite().appPages.filter(({ document }) =>
      getStructuredData(document).some((node) => getType(node) === 'FAQPage'),
    ),
    ({ document }) => {
      const visibleItems = document
        .querySelectorAll('main details > summary')
        .map(({ text }) => plain(text))
      const names = getNodes(getStructuredData(document))
        .filter((node) => getType(node) === 'Question')
        .map(({ name }) => plain(getTexts(name).join('')))
      return [
        String(names) !== String(visibleItems) &&
          `tells ${names.join()}, and shows ${visibleItems.join()}`,
      ]
    },
  )
  expect(getDescription).toEqual([])
})

test('the structured list of a blog page equals its visible list', () => {
  const getEntries = (path: string) => {
    const list = getStructuredData(fixtureSite().page(path).document).find(
      (node) => getType(node) === 'ItemList',
    )
    return getNodes(list?.itemListElement).map(
      ({ position, url }) => `${String(position)} ${String(url)}`,
    )
  }
  const expectedEntries = (slugs: string[], first: number, folder: string) =>
    slugs.map((slug, index) => `${first + index} https://example.org/site${folder}/blog/${slug}`)
  expect(getEntries('/uk/blog/page/2')).toEqual(
    expectedEntries(['note-three', 'note-four', 'note-five', 'note-six'], 10, '/uk'),
  )
  expect(getEntries('/blog/tag/automation').slice(0, 1)).toEqual(
    expectedEntries(['long-read'], 1, ''),
  )
})

test('no sample is in structured data, not even in a demonstration', () => {
  const types = new Set(
    demoSite().appPages.flatMap(({ document }) =>
      getNodes(getStructuredData(document)).map(getType),
    ),
  )
  expect(['Review', 'AggregateRating', 'Rating'].filter((type) => types.has(type))).toEqual([])
  const sample = demoSite().page('/certificate/k7mq2x9dfw4hz8pn3tbc').document
  expect(getStructuredData(sample).slice(2)).toEqual([])
})
