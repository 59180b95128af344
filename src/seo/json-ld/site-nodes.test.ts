import { expect, test } from 'vitest'

import { loadSite } from '#src/content/registry.ts'

import { faqNode, listNode, ownerNode, websiteNode } from './site-nodes.ts'

const site = await loadSite('en')
const sample = { url: 'https://example.com/sample', label: 'Sample', sample: true }
// An undefined profile is omitted.
const placeholderLinks = {
  ...site.links,
  network: sample,
  videoChannel: sample,
  shortVideos: undefined,
}
const realSite = {
  ...site,
  brand: 'Test School',
  owner: undefined,
  sample: false,
  links: {
    ...placeholderLinks,
    network: { url: 'https://example.com/olena', label: 'Network', sample: false },
  },
}

test('real brand and profiles are described', () => {
  expect(ownerNode(realSite, 'en')).toMatchObject({
    '@type': 'Organization',
    name: 'Test School',
    sameAs: ['https://example.com/olena'],
  })
  expect(websiteNode(realSite, 'uk')).toMatchObject({ name: 'Test School', inLanguage: 'uk' })
})

test('the owner is described as a person if one is named', () => {
  expect(ownerNode({ ...realSite, owner: 'Olena Test' }, 'en')).toMatchObject({
    '@type': 'Person',
    name: 'Olena Test',
  })
})

test('placeholder brand and profiles are omitted', () => {
  const placeholderSite = { ...realSite, sample: true, links: placeholderLinks }
  expect(ownerNode(placeholderSite, 'en')).not.toHaveProperty('name')
  expect(ownerNode(placeholderSite, 'en')).not.toHaveProperty('sameAs')
  expect(websiteNode(placeholderSite, 'en')).not.toHaveProperty('name')
})

test('list positions continue on later pages', () => {
  const list = listNode({ path: '/blog/page/2', locale: 'en' }, 'posts', [{ path: '/blog/a' }], 9)
  expect(list).toMatchObject({ itemListElement: [{ position: 10, url: '/blog/a' }] })
})

test('each question has its answer', () => {
  const faq = faqNode({ path: '/', locale: 'en' }, [{ question: 'Why?', answer: 'Because.' }])
  expect(faq).toMatchObject({
    mainEntity: [{ name: 'Why?', acceptedAnswer: { text: 'Because.' } }],
  })
})
