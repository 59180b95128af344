import { expect, test } from 'vitest'

import type { PageRecord } from './page-record.ts'
import { buildSitemap } from './sitemap.ts'

const siteUrl = (path: string) => `https://example.com/${path}`

function createPage(path: string, fields: Partial<PageRecord> = {}): PageRecord {
  return {
    locale: 'en',
    path,
    title: path,
    description: path,
    url: siteUrl(path.slice(1)),
    isPublic: true,
    isIndexed: true,
    alternates: [],
    ...fields,
  }
}

const pages = ['/a', '/b', '/c', '/d', '/e'].map((path) => createPage(path))

test('the maximum number of addresses fits into one sitemap', () => {
  const [file, ...others] = buildSitemap(pages, siteUrl, 5)
  expect(others).toEqual([])
  expect(file?.path).toBe('sitemap.xml')
  expect(file?.text.match(/<loc>/g)).toHaveLength(5)
})

test('one address more creates an index of sitemaps', () => {
  const [index, ...parts] = buildSitemap(pages, siteUrl, 2)
  expect(index?.text).toContain('<sitemapindex')
  expect(index?.text.match(/<loc>[^<]*/g)).toEqual([
    '<loc>https://example.com/sitemap-1.xml',
    '<loc>https://example.com/sitemap-2.xml',
    '<loc>https://example.com/sitemap-3.xml',
  ])
  expect(parts.map(({ path }) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml'])
  expect(parts.map(({ text }) => text.match(/<loc>/g)?.length)).toEqual([2, 2, 1])
})

test('a sitemap in an index has a modification date only if all its pages have one', () => {
  const dated = [
    createPage('/a', { lastModified: '2026-01-02' }),
    createPage('/b', { lastModified: '2026-03-04' }),
    createPage('/c', { lastModified: '2026-02-03' }),
    createPage('/d'),
  ]
  const [index] = buildSitemap(dated, siteUrl, 2)
  expect(index?.text.match(/<lastmod>[^<]*/g)).toEqual(['<lastmod>2026-03-04'])
})

test('a page excluded from search engines is not in the sitemap', () => {
  const [file] = buildSitemap([createPage('/a'), createPage('/b', { isIndexed: false })], siteUrl)
  expect(file?.text.match(/<loc>/g)).toHaveLength(1)
  expect(file?.text).not.toContain('/b')
})

test('an entry has its languages and date, and its address is escaped', () => {
  const alternates = [
    { hreflang: 'uk', url: siteUrl('uk/a?x=1&y=2') },
    { hreflang: 'x-default', url: siteUrl('a') },
  ]
  const [file] = buildSitemap(
    [createPage('/a', { alternates, lastModified: '2026-01-02' })],
    siteUrl,
  )
  expect(file?.text).toContain(
    '<url><loc>https://example.com/a</loc><lastmod>2026-01-02</lastmod>' +
      '<xhtml:link rel="alternate" hreflang="uk" href="https://example.com/uk/a?x=1&amp;y=2"/>' +
      '<xhtml:link rel="alternate" hreflang="x-default" href="https://example.com/a"/></url>',
  )
})
