import { isPublished } from '#src/content/publishing.ts'
import { legalSchema } from '#src/content/schema/legal.ts'

import { documentsOf, type Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** Days, and a year, that are still to come although they say since when something is so; pages state them as they are. */
export function warnAboutDaysAhead(
  files: readonly ContentFile[],
  { posts, courses, sites }: Library,
  today: string,
): Problem[] {
  const tell = (problem: Omit<Problem, 'message'>, day: string | undefined): Problem[] =>
    day === undefined || day <= today
      ? []
      : [{ ...problem, message: `is ${day}, which is still to come (today is ${today})` }]
  return [
    ...posts
      .filter(({ data }) => isPublished(data, { today, drafts: false }))
      .flatMap(({ file, data }) => tell({ file, field: 'updated', about: 'texts' }, data.updated)),
    ...documentsOf(files, legalSchema).flatMap(({ file, data }) =>
      tell({ file, field: 'updated', about: 'texts' }, data.updated),
    ),
    ...courses.flatMap(({ file, data }) =>
      tell({ file, field: 'oldPriceSince' }, data.oldPriceSince),
    ),
    ...sites.flatMap(({ file, data }) =>
      tell({ file, field: 'copyrightYear' }, String(data.copyrightYear)),
    ),
  ]
}
