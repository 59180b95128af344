import { DEFAULT_LOCALE, type Locale } from '#src/i18n/locales.ts'

/** Paths of a locale's feeds below the site's root; a tag has RSS only. */
export function feedPaths(
  locale: Locale,
  tag?: string,
): { rss: string; atom?: string; json?: string } {
  const prefix = locale === DEFAULT_LOCALE ? '' : `${locale}/`
  if (tag) return { rss: `${prefix}blog/tag/${tag}/feed.xml` }
  return { rss: `${prefix}feed.xml`, atom: `${prefix}atom.xml`, json: `${prefix}feed.json` }
}
