/**
 * Whether a JSON value contains everything of another one; the order of lists is ignored: (`[1, { a: 2 }]`, `[{
 * a: 2, b: 0 }, 1]`) is contained, (`[1, 2]`, `[1]`) is not.
 */
export function isContainedIn(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) {
    const items: unknown[] = Array.isArray(after) ? after : []
    return before.every((item) => items.some((other) => isContainedIn(item, other)))
  }
  if (typeof before === 'object' && before !== null) {
    const fields =
      typeof after === 'object' && after !== null ? new Map(Object.entries(after)) : null
    return Object.entries(before).every(([name, value]) => isContainedIn(value, fields?.get(name)))
  }
  return before === after || before === null || before === undefined
}
