/** Every text of a file's fields, each with its field: `{ steps: ['Call'] }` → `['steps.1', 'Call']`. */
export function* textsOf(value: unknown, field = ''): Generator<[field: string, text: string]> {
  if (typeof value === 'string') yield [field, value]
  if (!value || typeof value !== 'object') return
  for (const [key, item] of Object.entries(value)) {
    const name = Array.isArray(value) ? String(Number(key) + 1) : key
    yield* textsOf(item, field ? `${field}.${name}` : name)
  }
}
