import { once } from '#src/lib/memoize.ts'

/** Prefix of content ids among the modules of a page, and folder of content files in the output. */
export const CONTENT_MODULE = 'content/'

type Listener = (module: string) => void

let listener: Listener | undefined

/** Receives the content modules used by a page, so that the build can preload them. */
export function onModuleUse(next: Listener): void {
  listener = next
}

const loaders = new Map<string, () => Promise<unknown>>()

/** Caches a module and reports each use: `cacheAndTrack('courses/uk', () => import(…))`. */
export function cacheAndTrack<T>(module: string, load: () => Promise<T>): Promise<T> {
  listener?.(module)
  // In development a module is replaced after a change of its file.
  if (import.meta.env.DEV) return load()
  const get = loaders.get(module) ?? once(load)
  loaders.set(module, get)
  return get() as Promise<T>
}
