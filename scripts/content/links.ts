import { memoize } from '#src/lib/memoize.ts'

import type { ContentFile } from './read-content.ts'
import { textsOf } from './texts-of.ts'

/** A link found in content. */
export interface Link {
  file: string
  field: string
  target: string
}

/** Names of fields that hold an address; a course's landing is a page because it names it. */
const LINK_FIELD = /(?:^|\.)(?:href|to|area)$/

/** Every link of a file: in an article's body and in the fields that hold addresses. */
export const linksIn = memoize(({ file, data, article }: ContentFile): Link[] => [
  ...(article?.links ?? []).map((link) => ({ file, ...link })),
  ...[...textsOf(data)]
    .filter(([field]) => LINK_FIELD.test(field))
    .map(([field, target]) => ({ file, field, target })),
])
