import { useState } from 'react'

import type { AdminMessages } from '#src/i18n/messages.ts'

import {
  FIELDS,
  findProblems,
  type PostField,
  type PostProblems,
  type PostValues,
} from './post-form.ts'
import { problemText } from './problem-text.ts'
import type { ReservedValues } from './reserved-values.ts'

export type PostForm = ReturnType<typeof usePostForm>

/** State and validation of the post form. */
export function usePostForm(
  initial: PostValues,
  reserved: ReservedValues,
  t: AdminMessages['errors'],
) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<PostProblems>({})
  const [submission, setSubmission] = useState(0)

  const change = (next: PostValues) => {
    setValues(next)
    // A shown error disappears when it is fixed; new errors appear on the next attempt.
    const now = findProblems(next, reserved)
    setProblems((current) =>
      Object.fromEntries(
        FIELDS.filter((field) => current[field] && now[field]).map((field) => [field, now[field]]),
      ),
    )
  }

  return {
    values,
    change,
    /** Number of invalid fields at the last attempt. */
    found: submission,
    /** Shows the errors and focuses the first invalid field. */
    check: (): PostField | undefined => {
      const now = findProblems(values, reserved)
      const invalid = FIELDS.filter((field) => now[field])
      setProblems(now)
      setSubmission(invalid.length)
      return invalid[0]
    },
    /** Props of a field's control. */
    control: (field: PostField) => ({
      name: field,
      value: values[field],
      required: true,
      onChange: (event: { target: { value: string } }) =>
        change({ ...values, [field]: event.target.value }),
    }),
    /** Error message of a field; several messages are not announced together. */
    getRenderError: (field: PostField) => ({
      error: problems[field] && problemText(problems[field], t),
      quiet: submission > 1,
    }),
  }
}
