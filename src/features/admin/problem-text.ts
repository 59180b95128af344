import { POST_LIMITS } from '#src/content/schema/post-limits.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'

import { FIELDS, findFileProblems, type PostProblem, type PostValues } from './post-form.ts'
import { NOTHING_TAKEN, type Taken } from './taken.ts'

/** A problem of a field in a sentence, which stays the same while the field is mended: it is read out. */
export function problemText(problem: PostProblem, t: AdminMessages['errors']): string {
  const { title, excerptMin, excerptMax, content } = POST_LIMITS
  switch (problem) {
    case 'titleLong':
      return t.titleLong(title)
    case 'excerptLength':
      return t.excerptLength(excerptMin, excerptMax)
    case 'contentLong':
      return t.contentLong(content)
    default:
      return t[problem]
  }
}

/** What the build of the site would refuse in a post, each with the name of its field. */
export function refusalsOf(
  values: PostValues,
  titles: Taken['titles'],
  t: AdminMessages,
): string[] {
  // Its address may be that of a post of the site: then it is a new version of that post.
  const problems = findFileProblems(values, { ...NOTHING_TAKEN, titles })
  return FIELDS.flatMap((field) => {
    const problem = problems[field]
    return problem ? [`${t.form[field]}: ${problemText(problem, t.errors)}`] : []
  })
}
