import { loadSite } from '#src/content/registry.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'

import { llmsText } from './llms.ts'
import { siteUrl } from './page-head.ts'
import type { PageRecord, SiteFile } from './page-record.ts'
import { articlePath } from './paths.ts'
import { sitemapText } from './sitemap.ts'

/**
 * Renders robots.txt, the sitemap and llms.txt, with the pages in the given order.
 * Without the site's address no page can be listed; a demonstration lists nothing
 * for search engines.
 */
export async function indexFiles(pages: readonly PageRecord[]): Promise<SiteFile[]> {
  const { DEMO, SITE_ORIGIN } = import.meta.env
  const isListed = SITE_ORIGIN !== '' && !DEMO
  return [
    { path: 'robots.txt', text: robotsText(isListed ? siteUrl('sitemap.xml') : undefined) },
    ...(isListed ? [{ path: 'sitemap.xml', text: sitemapText(pages) }] : []),
    ...(SITE_ORIGIN ? await Promise.all(LOCALES.map((locale) => llmsFile(locale, pages))) : []),
  ]
}

async function llmsFile(locale: Locale, pages: readonly PageRecord[]): Promise<SiteFile> {
  const [t, site] = await Promise.all([loadPartMessages(locale, 'blog'), loadSite(locale)])
  const other = LOCALES.find((language) => language !== locale) ?? locale
  const text = llmsText({
    locale,
    brand: site.brand,
    description: site.description,
    sections: {
      pages: t.footer.pages,
      products: t.nav.products,
      courses: t.nav.courses,
      blog: t.nav.blog,
    },
    pages,
    articleUrl: ({ path }) => {
      const article = articlePath(path, locale)
      return article && siteUrl(article)
    },
    otherLanguage: { name: t.blog.languages[other], url: siteUrl(llmsPath(other)) },
  })
  return { path: llmsPath(locale), text }
}

function llmsPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? 'llms.txt' : `${locale}/llms.txt`
}

/**
 * Text of `robots.txt`. It forbids nothing: pages that must not be indexed have a meta tag, and crawlers
 * only see it if they may read the page. A demonstration has it on every page and names no sitemap.
 */
export function robotsText(sitemapUrl: string | undefined): string {
  const lines = ['User-agent: *', 'Allow: /']
  return [...lines, ...(sitemapUrl ? ['', `Sitemap: ${sitemapUrl}`] : []), ''].join('\n')
}
