import { once } from '#src/lib/memoize.ts'

/** What the ids of content begin with among the modules of a page; the folder of their files in the output, too. */
export const CONTENT_MODULE = 'content/'

type Listener = (module: string) => void

let listener: Listener | undefined

/** Tells the build which content modules a page is made of, so that it can name their files. */
export function onModuleUse(next: Listener): void {
  listener = next
}

const known = new Map<string, () => Promise<unknown>>()

/** Loads a module, once, and notes every use of it: `cacheAndTrack('courses/uk', () => import(…))`. */
export function cacheAndTrack<T>(module: string, load: () => Promise<T>): Promise<T> {
  listener?.(module)
  // In development a module is replaced when its file has changed.
  if (import.meta.env.DEV) return load()
  const get = known.get(module) ?? once(load)
  known.set(module, get)
  return get() as Promise<T>
}
