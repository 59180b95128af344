const SECTIONS = ['products', 'courses', 'blog'] as const

/** A part of the site that the header names. */
export type SiteSection = (typeof SECTIONS)[number]

/**
 * The part of the site that a page belongs to, by what its route says, or else by its bare path:
 * `/courses/ai` → `courses`, `/about` → nothing.
 */
export function sectionOf(page: { path: string; partOf?: string }): SiteSection | undefined {
  const [, first] = (page.partOf ?? page.path).split('/')
  return SECTIONS.find((section) => section === first)
}
