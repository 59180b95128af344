import { isPublished } from '#src/content/publishing.ts'
import { legalSchema } from '#src/content/schema/legal.ts'

import { documentsOf, type Library } from './library.ts'
import type { Problem } from './problem.ts'
import type { ContentFile } from './read-content.ts'

/** A post that comes out in more days than these has most likely a slip in its year. */
const FAR = 60

/**
 * Days, and a year, that are still to come although they say since when something is so; pages state them as they are.
 * And the days of posts that are far away, until which nobody sees these.
 */
export function warnAboutDaysAhead(
  files: readonly ContentFile[],
  { posts, courses, sites }: Library,
  today: string,
): Problem[] {
  const tell = (problem: Omit<Problem, 'message'>, day: string | undefined): Problem[] =>
    day === undefined || day <= today
      ? []
      : [{ ...problem, message: `is ${day}, which is still to come (today is ${today})` }]
  const far = new Date(Date.parse(today) + FAR * 86_400_000).toISOString().slice(0, 10)
  return [
    ...posts
      .filter(({ data }) => data.date > far && !data.draft)
      .map(({ file, data: { date } }): Problem => ({
        file,
        field: 'date',
        about: 'texts',
        message: `is ${date}: the post is out from that day on (today is ${today})`,
      })),
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
