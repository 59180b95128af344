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
import type { Taken } from './taken.ts'

export type PostForm = ReturnType<typeof usePostForm>

/** What stands in the form of a post, and what is wrong with it. */
export function usePostForm(initial: PostValues, taken: Taken, t: AdminMessages['errors']) {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<PostProblems>({})
  const [found, setFound] = useState(0)

  const change = (next: PostValues) => {
    setValues(next)
    // An error that is shown goes as soon as it is mended; a new one waits for the next attempt.
    const now = findProblems(next, taken)
    setProblems((shown) =>
      Object.fromEntries(
        FIELDS.filter((field) => shown[field] && now[field]).map((field) => [field, now[field]]),
      ),
    )
  }

  return {
    values,
    change,
    /** How many fields the last attempt has found at fault. */
    found,
    /** Shows what is wrong, and tells the first field of it. */
    check: (): PostField | undefined => {
      const now = findProblems(values, taken)
      const wrong = FIELDS.filter((field) => now[field])
      setProblems(now)
      setFound(wrong.length)
      return wrong[0]
    },
    /** Name and value of a field's control. */
    control: (field: PostField) => ({
      name: field,
      value: values[field],
      required: true,
      onChange: (event: { target: { value: string } }) =>
        change({ ...values, [field]: event.target.value }),
    }),
    /** What is wrong with a field, in a sentence; it is not read out as one of several. */
    errorOf: (field: PostField) => ({
      error: problems[field] && problemText(problems[field], t),
      quiet: found > 1,
    }),
  }
}
