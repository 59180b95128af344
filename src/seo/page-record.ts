import type { Locale } from '#src/i18n/locales.ts'

/** A rendered page as lists for machines name it, by what its own head says. */
export interface PageRecord {
  locale: Locale
  /** Bare path, `/blog/hello`. */
  path: string
  /** The entry of the header's navigation that it belongs to, where its address does not say so. */
  partOf?: string
  title: string
  description: string
  /** Absolute address; empty where the site's own is not known. */
  url: string
  /** Meant for everybody: not an area of one visitor, and no copy of another page. */
  isPublic: boolean
  /** Search engines may list it, which they may not in a demonstration. */
  isIndexed: boolean
  /** The same page in each language, and the default one. */
  alternates: readonly { hreflang: string; url: string }[]
  /** The day of its last change, `2023-10-10`, where that is known. */
  lastModified?: string
}

/** A text that the build writes beside the pages. */
export interface SiteFile {
  /** Below the site's root, `uk/feed.xml`. */
  path: string
  text: string
}
