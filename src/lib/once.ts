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
