import { escapeHtml } from '#src/lib/html-text.ts'

import type { PageRecord, SiteFile } from './page-record.ts'

/** Maximum number of addresses in one sitemap, by sitemaps.org. */
const MAX_URLS = 50_000

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/**
 * Builds `sitemap.xml` with every indexable page. Beyond `limit` addresses it is an index,
 * and the addresses are in `sitemap-1.xml` and so on.
 */
export function buildSitemap(
  pages: readonly PageRecord[],
  siteUrl: (path: string) => string,
  limit = MAX_URLS,
): SiteFile[] {
  const listed = pages.filter(({ isIndexed }) => isIndexed)
  if (listed.length <= limit) return [{ path: 'sitemap.xml', text: urlSet(listed) }]
  const parts = Array.from({ length: Math.ceil(listed.length / limit) }, (_, index) => {
    const part = listed.slice(index * limit, (index + 1) * limit)
    return { path: `sitemap-${index + 1}.xml`, text: urlSet(part), newest: getNewestDate(part) }
  })
  const index = parts.map(
    ({ path, newest }) =>
      `<sitemap>${element('loc', siteUrl(path))}${lastModified(newest)}</sitemap>`,
  )
  return [
    {
      path: 'sitemap.xml',
      text: `${HEAD}<sitemapindex ${NAMESPACE}>\n${index.join('\n')}\n</sitemapindex>\n`,
    },
    ...parts.map(({ path, text }) => ({ path, text })),
  ]
}

function urlSet(pages: readonly PageRecord[]): string {
  const urls = pages.map(({ url, alternates, lastModified: day }) => {
    const links = alternates.map(
      (alternate) =>
        `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${escapeHtml(alternate.url)}"/>`,
    )
    return `<url>${element('loc', url)}${lastModified(day)}${links.join('')}</url>`
  })
  return `${HEAD}<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`
}

/** Latest date of some pages; `undefined` if the date of any of them is unknown. */
function getNewestDate(pages: readonly PageRecord[]): string | undefined {
  const days = pages.map((page) => page.lastModified ?? '')
  return days.includes('') ? undefined : days.toSorted().at(-1)
}

function lastModified(day: string | undefined): string {
  return day ? element('lastmod', day) : ''
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}
