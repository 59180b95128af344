/**
 * Caches a function of an object by identity. Values are immutable, so an object that has not been replaced
 * has not changed.
 */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cached = new WeakMap<Key, Value>()
  return (key) => {
    if (!cached.has(key)) cached.set(key, compute(key))
    return cached.get(key) as Value
  }
}

/**
 * Caches a loader: `once(() => import('./a.ts'))`. Browsers resolve even the import of a loaded module
 * some tasks later and paint in between. A failed load is tried again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined
  return () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    }))
}
