import { pageHead, type PageFacts } from './page-head.ts'

/** Head tags of a page that belongs to one reader: search engines leave it alone. */
export function privateHead(facts: PageFacts) {
  const { meta, links } = pageHead(facts)
  const isMarked = meta.some((tag) => 'name' in tag && tag.name === 'robots')
  return { meta: isMarked ? meta : [...meta, { name: 'robots', content: 'noindex' }], links }
}
