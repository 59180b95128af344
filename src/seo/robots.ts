/**
 * `robots.txt`. Nothing is closed to crawlers: a page that must not be listed says so itself, and they
 * can only obey what they may read. A demonstration says it on every page and names no sitemap.
 */
export function robotsText(sitemapUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Allow: /']
  return [...lines, ...(sitemapUrl ? ['', `Sitemap: ${sitemapUrl}`] : []), ''].join('\n')
}
