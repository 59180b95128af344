import { fieldName } from './problem.ts'

/** Where a text stands: `['steps', 0, 'title']`. */
export type TextPath = readonly PropertyKey[]

/** Every text of a file's fields, each with its field: `{ steps: ['Call'] }` → `['steps.1', 'Call']`. */
export function* textsOf(value: unknown): Generator<[field: string, text: string]> {
  for (const [path, text] of textPathsOf(value)) yield [fieldName(path), text]
}

/** Every text with its path: `{ steps: ['Call'] }` → `[['steps', 0], 'Call']`. */
export function* textPathsOf(
  value: unknown,
  path: TextPath = [],
): Generator<[path: TextPath, text: string]> {
  if (typeof value === 'string') yield [path, value]
  if (!value || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) {
    yield* textPathsOf(item, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
