import { expect, test } from 'vitest'

import type { PageRecord } from './page-record.ts'
import { sitemapText } from './sitemap.ts'

const page: PageRecord = {
  locale: 'en',
  path: '/a',
  title: 'A',
  description: 'A',
  url: 'https://example.com/a',
  isPublic: true,
  isIndexed: true,
  alternates: [],
}

test('a page excluded from search engines is not in the sitemap', () => {
  const hidden = { ...page, url: 'https://example.com/b', isIndexed: false }
  const text = sitemapText([page, hidden])
  expect(text.match(/<loc>/g)).toHaveLength(1)
  expect(text).not.toContain('/b')
})

test('an entry has its languages and date, and its address is escaped', () => {
  const alternates = [
    { hreflang: 'uk', url: 'https://example.com/uk/a?x=1&y=2' },
    { hreflang: 'x-default', url: page.url },
  ]
  expect(sitemapText([{ ...page, alternates, lastModified: '2026-01-02' }])).toContain(
    '<url><loc>https://example.com/a</loc><lastmod>2026-01-02</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="uk" href="https://example.com/uk/a?x=1&amp;y=2"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/a"/></url>',
  )
})
