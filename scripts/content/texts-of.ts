import { fieldName } from './problem.ts'

/** Path of a text: `['steps', 0, 'title']`. */
export type TextPath = readonly PropertyKey[]

/** All strings with their field names: `{ steps: ['Call'] }` → `['steps.1', 'Call']`. */
export function* textsOf(value: unknown): Generator<[field: string, text: string]> {
  for (const [path, text] of textPathsOf(value)) yield [fieldName(path), text]
}

/** All strings with their paths: `{ steps: ['Call'] }` → `[['steps', 0], 'Call']`. */
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
