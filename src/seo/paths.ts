import { type Locale, DEFAULT_LOCALE } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

/** File of an article's text below the site's root: (`/blog/hello`, `uk`) → `uk/blog/hello.md`; nothing for any other page. */
export function articlePath(path: string, locale: Locale): string | undefined {
  return /^\/blog\/[^/]+$/.test(path) && path !== '/blog/tag'
    ? `${localizePath(path, locale).slice(1)}.md`
    : undefined
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
