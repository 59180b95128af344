const PREFIX = 'blog-draft-'

/** Ends when the draft that this tab has closed last counts as open no more. */
let closing: Promise<unknown> = Promise.resolve()

/** Marks a draft as open in this tab for as long as the tab lives; returns what ends it. */
export function holdDraft(id: string): () => void {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  if (!('locks' in navigator)) return release
  // Where the site may keep nothing it may lock nothing either.
  const closed = navigator.locks.request(PREFIX + id, () => held).catch(() => {})
  return () => {
    release()
    closing = closed
  }
}

/** Ids of the drafts that are open in some tab. */
export async function openDrafts(): Promise<string[]> {
  if (!('locks' in navigator)) return []
  await closing
  const { held = [] } = await navigator.locks.query().catch(() => ({ held: [] }))
  return held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : []))
}
