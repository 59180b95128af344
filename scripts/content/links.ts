import { Project } from '#src/content/schema/project.ts'
import { memoize } from '#src/lib/memoize.ts'

import { linksOfRichText } from './parse-rich-text.ts'
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

/** Fields of a project that are drawn as a text with links. */
const RICH_FIELD = /^fullDescription\./

/** Every link of a file: in an article's body, in the fields that hold addresses, and in texts with links. */
export const linksIn = memoize(({ file, type, data, article }: ContentFile): Link[] => [
  ...(article?.links ?? []).map((link) => ({ file, ...link })),
  ...[...textsOf(data)]
    .filter(([field]) => LINK_FIELD.test(field))
    .map(([field, target]) => ({ file, field, target })),
  ...[...textsOf(type?.name === Project.name ? data : undefined)]
    .filter(([field]) => RICH_FIELD.test(field))
    .flatMap(([field, text]) => linksOfRichText(text).map((target) => ({ file, field, target }))),
])
