import { inspect } from 'node:util'

/** Something an editor has to mend, or should know. */
export interface Problem {
  /** File below the project, `content/posts/hello/uk.mdx`. */
  file: string
  /** Field or place in the file, `price` or `line 12`. */
  field?: string
  /** What is wrong, and in brackets what is allowed. */
  message: string
}

/** One problem as one sentence: `content/posts/hello/uk.mdx: field "date": is missing`. */
export function formatProblem({ file, field, message }: Problem): string {
  const place = field && (field.startsWith('line ') ? field : `field "${field}"`)
  return [file, place, message].filter(Boolean).join(': ')
}

/** Content that cannot be built; the message holds every problem, one a line. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.problems = problems
    // The place in our code is of no use to an editor.
    this.stack = this.message
  }

  /** What Vite prints of an error: here the sentences alone. */
  [inspect.custom](): string {
    return this.message
  }
}
