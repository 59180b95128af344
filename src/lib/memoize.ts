/**
 * A function of an object that is computed once for each object: an object that has not been replaced
 * has not changed.
 */
export function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>()
  return (key) => {
    const before = known.get(key)
    if (before) return before.value
    const value = make(key)
    known.set(key, { value })
    return value
  }
}

/**
 * Loads something once: `once(() => import('./a.ts'))`. A browser answers even the import of a module
 * that is there some tasks later, and shows the page as it was in between. What has failed is tried again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
