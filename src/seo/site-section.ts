/** A part of the site that the header names. */
export type SiteSection = 'products' | 'courses' | 'blog'

const SECTIONS: readonly [section: SiteSection, paths: RegExp][] = [
  ['products', /^\/(?:products|ai-curator|consultation|content-factory)$/],
  ['courses', /^\/(?:courses|learning-path)(?:\/|$)/],
  ['blog', /^\/blog(?:\/|$)/],
]

/** The part of the site that a bare path belongs to: `/courses/ai` → `courses`, `/about` → nothing. */
export function sectionOf(path: string): SiteSection | undefined {
  return SECTIONS.find(([, paths]) => paths.test(path))?.[0]
}
