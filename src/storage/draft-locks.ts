const PREFIX = 'blog-draft-'

/** Resolves when the lock of the draft closed last is released. */
let closing: Promise<unknown> = Promise.resolve()

/** Locks a draft for this tab; returns a function that releases the lock. */
export function lockDraft(id: string): () => void {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  if (!('locks' in navigator)) return release
  // If storage is blocked, Web Locks are blocked too.
  const closed = navigator.locks.request(PREFIX + id, () => released).catch(() => {})
  return () => {
    release()
    closing = closed
  }
}

/** Ids of the drafts open in any tab. */
export async function openDrafts(): Promise<string[]> {
  if (!('locks' in navigator)) return []
  await closing
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
}
