import { Project } from '#src/content/schema/project.ts'
import { memoize } from '#src/lib/memoize.ts'

import { linksOfRichText } from './parse-rich-text.ts'
import { textsOf } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** A link found in content. */
export interface Link {
  file: string
  field: string
  target: string
}

/** Names of fields with an address, except a course's landing page, which defines a page. */
const LINK_FIELD = /(?:^|\.)(?:href|to|area)$/

/** Markdown fields of a project. */
const RICH_FIELD = /^fullDescription\./

/** All links of a file: in its body, address fields and Markdown fields. */
export const linksIn = memoize(({ file, type, data, article }: ContentFile): Link[] => [
  ...(article?.links ?? []).map((link) => ({ file, ...link })),
  ...[...textsOf(data)]
    .filter(([field]) => LINK_FIELD.test(field))
    .map(([field, target]) => ({ file, field, target })),
  ...[...textsOf(type?.name === Project.name ? data : undefined)]
    .filter(([field]) => RICH_FIELD.test(field))
    .flatMap(([field, text]) => linksOfRichText(text).map((target) => ({ file, field, target }))),
])
