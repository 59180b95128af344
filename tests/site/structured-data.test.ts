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
