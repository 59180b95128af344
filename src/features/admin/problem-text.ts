import { POST_LIMITS } from '#src/content/schema/limits.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'

import { FIELDS, findFileProblems, type PostProblem, type PostValues } from './post-form.ts'
import { NO_RESERVED_VALUES, type ReservedValues } from './reserved-values.ts'

/** Error message of a field; it does not change while typing, because screen readers announce it. */
export function problemText(problem: PostProblem, t: AdminMessages['errors']): string {
  const { title, excerptMin, excerptMax, content } = POST_LIMITS
  switch (problem) {
    case 'titleTooLong':
      return t.titleTooLong(title)
    case 'excerptLength':
      return t.excerptLength(excerptMin, excerptMax)
    case 'contentTooLong':
      return t.contentTooLong(content)
    default:
      return t[problem]
  }
}

/** Problems for which the build would reject a post, with field names. */
export function getRejections(
  values: PostValues,
  titles: ReservedValues['titles'],
  t: AdminMessages,
): string[] {
  // A slug of a published post is allowed: the post is a new version of it.
  const problems = findFileProblems(values, { ...NO_RESERVED_VALUES, titles })
  return FIELDS.flatMap((field) => {
    const problem = problems[field]
    return problem ? [`${t.form[field]}: ${problemText(problem, t.errors)}`] : []
  })
}
