import { loadSite } from '#src/content/registry.ts'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#src/i18n/locales.ts'
import { loadMessagesOf } from '#src/i18n/messages.ts'

import { articlePath } from './article-path.ts'
import { llmsText } from './llms.ts'
import { siteUrl } from './page-head.ts'
import type { PageRecord } from './page-record.ts'
import { robotsText } from './robots.ts'
import type { SiteFile } from './site-file.ts'
import { buildSitemap } from './sitemap.ts'

/**
 * The files that crawlers and models read before the pages, which stand in them in the order given.
 * Where the site's address is not known, nothing can be listed by it; a demonstration lists nothing
 * for search engines.
 */
export async function indexFiles(pages: readonly PageRecord[]): Promise<SiteFile[]> {
  const { DEMO, SITE_ORIGIN } = import.meta.env
  const isListed = SITE_ORIGIN !== '' && !DEMO
  return [
    { path: 'robots.txt', text: robotsText(isListed ? siteUrl('sitemap.xml') : undefined) },
    ...(isListed ? buildSitemap(pages, siteUrl) : []),
    ...(SITE_ORIGIN ? await Promise.all(LOCALES.map((locale) => llmsFile(locale, pages))) : []),
  ]
}

async function llmsFile(locale: Locale, pages: readonly PageRecord[]): Promise<SiteFile> {
  const [t, site] = await Promise.all([loadMessagesOf(locale, 'blog'), loadSite(locale)])
  const other = LOCALES.find((one) => one !== locale) ?? locale
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
    twin: { name: t.blog.languages[other], url: siteUrl(llmsPath(other)) },
  })
  return { path: llmsPath(locale), text }
}

function llmsPath(locale: Locale): string {
  return locale === DEFAULT_LOCALE ? 'llms.txt' : `${locale}/llms.txt`
}
