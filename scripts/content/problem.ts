/**
 * The symbol `inspect.custom` of node:util, which cannot be imported because the owner's desk uses this module
 * in a browser.
 */
const INSPECT = Symbol.for('nodejs.util.inspect.custom')

/** A content problem: an error or a warning. */
export interface Problem {
  /** File below the project, `content/posts/hello/post.uk.mdx`. */
  file: string
  /** Field or place in the file, `price`, `steps.1` for the first of its items, or `line 12`. */
  field?: string
  /** Line of the field, or of the object that lacks it. */
  line?: number
  /** Description of the problem, with allowed values in brackets. */
  message: string
  /** Category of the problem. */
  about?: 'images' | 'texts' | 'translations'
}

/** One problem as one sentence: `content/posts/hello/post.uk.mdx:2: field "date": is missing`. */
export function formatProblem({ file, field, line, message }: Problem): string {
  const location = field && (field.startsWith('line ') ? field : `field "${field}"`)
  return [line ? `${file}:${line}` : file, location, message].filter(Boolean).join(': ')
}

/** Name of a field from its path: `['steps', 0, 'title']` → `steps.1.title`; list items are counted from 1. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((part) => String(typeof part === 'number' ? part + 1 : part)).join('.')
}

/** A value in a message, shortened: `"green"`, `["a","b"]`, `nothing`. */
export function formatValue(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing'
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

/** Invalid content; the message contains all problems, one per line. */
export class ContentError extends Error {
  override name = 'ContentError'
  readonly problems: Problem[]

  constructor(problems: Problem[]) {
    super(problems.map(formatProblem).join('\n'))
    this.problems = problems
    // The stack is not useful to an editor.
    this.stack = this.message
  }

  /** Vite prints this property; it contains only the sentences. */
  [INSPECT](): string {
    return this.message
  }
}

/** Path of a text: `['steps', 0, 'title']`. */
export type TextPath = readonly PropertyKey[]

/** All strings with their field names: `{ steps: ['Call'] }` → `['steps.1', 'Call']`. */
export function* getTexts(value: unknown): Generator<[field: string, text: string]> {
  for (const [path, text] of getTextPaths(value)) yield [fieldName(path), text]
}

/** All strings with their paths: `{ steps: ['Call'] }` → `[['steps', 0], 'Call']`. */
export function* getTextPaths(
  value: unknown,
  path: TextPath = [],
): Generator<[path: TextPath, text: string]> {
  if (typeof value === 'string') yield [path, value]
  if (!value || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) {
    yield* getTextPaths(item, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
