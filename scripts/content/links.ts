import { remember } from '#src/lib/remember.ts'

import type { ContentFile } from './read-content.ts'

/** A link found in content. */
export interface Link {
  file: string
  field: string
  target: string
}

/** Names of fields that hold an address; a course's landing is a page because it names it. */
const LINK_FIELD = /^(?:href|to|area)$/

/** Every link of a file: in an article's body and in the fields that hold addresses. */
export const linksIn = remember(({ file, data, article }: ContentFile): Link[] => {
  const links: Link[] = (article?.links ?? []).map((link) => ({ file, ...link }))
  collect(data, '')
  return links

  function collect(value: unknown, path: string): void {
    if (!value || typeof value !== 'object') return
    for (const [key, item] of Object.entries(value)) {
      const place = path ? `${path}.${key}` : key
      if (typeof item === 'string' && LINK_FIELD.test(key))
        links.push({ file, field: place, target: item })
      else collect(item, place)
    }
  }
})
