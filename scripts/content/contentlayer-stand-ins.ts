/** What stands in for parts of contentlayer that nothing here uses (`scripts/content/contentlayer-bundle.ts`). */
export const bundleMDX = undefined
export const fs = undefined
export const OTLPTraceExporter = undefined

/** Nobody waits for changes: contentlayer's process is told when to read again. */
export function watch() {
  return { on: () => undefined, close: () => Promise.resolve() }
}
