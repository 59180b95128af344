import { inspect } from 'node:util'

/** Something an editor has to mend, or should know. */
export interface Problem {
  /** File below the project, `content/posts/hello/uk.mdx`. */
  file: string
  /** Field or place in the file, `price`, `steps.1` for the first of its items, or `line 12`. */
  field?: string
  /** Line of the file where the field stands, or what lacks it. */
  line?: number
  /** What is wrong, and in brackets what is allowed. */
  message: string
  /** What it is about, where that is more than content as such. */
  about?: 'images' | 'texts' | 'translations'
}

/** One problem as one sentence: `content/posts/hello/uk.mdx:2: field "date": is missing`. */
export function formatProblem({ file, field, line, message }: Problem): string {
  const place = field && (field.startsWith('line ') ? field : `field "${field}"`)
  return [line ? `${file}:${line}` : file, place, message].filter(Boolean).join(': ')
}

/** The name of a field by its path: `['steps', 0, 'title']` → `steps.1.title`, as one counts items of a list. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((part) => String(typeof part === 'number' ? part + 1 : part)).join('.')
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
