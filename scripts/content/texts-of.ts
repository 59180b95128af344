import { fieldName } from './problem.ts'

/** Every text of a file's fields, each with its field: `{ steps: ['Call'] }` → `['steps.1', 'Call']`. */
export function* textsOf(
  value: unknown,
  path: readonly PropertyKey[] = [],
): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [fieldName(path), value]
  if (!value || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) {
    yield* textsOf(item, [...path, Array.isArray(value) ? Number(key) : key])
  }
}
