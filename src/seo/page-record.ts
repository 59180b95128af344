import type { Locale } from '#src/i18n/locales.ts'

/** An entry of the sitemap, llms.txt and search index, read from the head of the rendered page. */
export interface PageRecord {
  locale: Locale
  /** Bare path, `/blog/hello`. */
  path: string
  /** Section of the header's navigation, if the address does not determine it. */
  partOf?: string
  title: string
  description: string
  /** Absolute address; empty if the site's address is not set. */
  url: string
  /** Whether the page is public and not a copy of another page. */
  isPublic: boolean
  /** Whether search engines may index it; never in a demonstration. */
  isIndexed: boolean
  /** The same page in each language, and the default one. */
  alternates: readonly { hreflang: string; url: string }[]
  /** Date of the last change, `2023-10-10`, if known. */
  lastModified?: string
}

/** A text file that the build writes beside the pages. */
export interface SiteFile {
  /** Below the site's root, `uk/feed.xml`. */
  path: string
  text: string
}
