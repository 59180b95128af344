import { type Locale, DEFAULT_LOCALE } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** Path of an article's Markdown file below the site's root: (`/blog/hello`, `uk`) → `uk/blog/hello.md`; `undefined` for other pages. */
export function articlePath(path: string, locale: Locale): string | undefined {
  return /^\/blog\/[^/]+$/.test(path) && path !== '/blog/tag'
    ? `${localizePath(path, locale).slice(1)}.md`
    : undefined
}

/** Path of the news feed. */
export function newsFeedPath(locale: Locale): string {
  return `${locale === DEFAULT_LOCALE ? '' : `${locale}/`}news/feed.xml`
}

/** Paths of a locale's feeds below the site's root; a tag has RSS only. */
export function feedPaths(
  locale: Locale,
  tag?: string,
): { rss: string; atom?: string; json?: string } {
  const prefix = locale === DEFAULT_LOCALE ? '' : `${locale}/`
  if (tag) return { rss: `${prefix}blog/tag/${tag}/feed.xml` }
  return { rss: `${prefix}feed.xml`, atom: `${prefix}atom.xml`, json: `${prefix}feed.json` }
}

const SECTIONS = ['products', 'courses', 'blog'] as const

/** A section of the site in the header's navigation. */
export type SiteSection = (typeof SECTIONS)[number]

/**
 * Section of the site of a page, from its route's static data or its bare path:
 * `/courses/ai` → `courses`, `/about` → `undefined`.
 */
export function getSection(page: { path: string; partOf?: string }): SiteSection | undefined {
  const [, first] = (page.partOf ?? page.path).split('/')
  return SECTIONS.find((section) => section === first)
}
