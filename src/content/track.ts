type Listener = (module: string) => void

let listener: Listener | undefined

/** Tells the build which content modules a page is made of, so that it can name their files. */
export function onModuleUse(next: Listener): void {
  listener = next
}

/** Notes the use of a module and passes its promise on: `use('courses/uk', import(…))`. */
export function track<T>(module: string, loading: Promise<T>): Promise<T> {
  listener?.(module)
  return loading
}
