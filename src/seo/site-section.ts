const SECTIONS = ['products', 'courses', 'blog'] as const

/** A section of the site in the header's navigation. */
export type SiteSection = (typeof SECTIONS)[number]

/**
 * Section of the site of a page, from its route's static data or its bare path:
 * `/courses/ai` → `courses`, `/about` → `undefined`.
 */
export function sectionOf(page: { path: string; partOf?: string }): SiteSection | undefined {
  const [, first] = (page.partOf ?? page.path).split('/')
  return SECTIONS.find((section) => section === first)
}
