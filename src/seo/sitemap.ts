import { escapeHtml } from '#src/lib/html-text.ts'

import type { PageRecord } from './page-record.ts'

/** Text of `sitemap.xml` with every indexable page; sitemaps.org allows 50,000. */
export function sitemapText(pages: readonly PageRecord[]): string {
  const urls = pages
    .filter(({ isIndexed }) => isIndexed)
    .map(({ url, alternates, lastModified }) => {
      const links = alternates.map(
        (alternate) =>
          `<xhtml:link rel="alternate" hreflang="${alternate.hreflang}" href="${escapeHtml(alternate.url)}"/>`,
      )
      const day = lastModified ? element('lastmod', lastModified) : ''
      return `<url>${element('loc', url)}${day}${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

function element(name: string, text: string): string {
  return `<${name}>${escapeHtml(text)}</${name}>`
}
