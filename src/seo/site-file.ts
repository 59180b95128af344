/** A text that the build writes beside the pages. */
export interface SiteFile {
  /** Below the site's root, `uk/feed.xml`. */
  path: string
  text: string
}
