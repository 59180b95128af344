/** Milliseconds after which a page that was to be left counts as one that stays, as in `src/boot.ts`. */
const PATIENCE = 10_000

/** Notes that a link to another document has been followed. Safari on phones says so in no event of its own. */
export function noteLeaving(): void {
  document.documentElement.dataset.leaving = ''
}

/** Whether a link to another document has been followed since this was asked before: it may have led nowhere. */
export function takeLeaving(): boolean {
  const { dataset } = document.documentElement
  const isLeaving = 'leaving' in dataset
  delete dataset.leaving
  return isLeaving
}

/**
 * Loads something, and tells of a failure only on a page that stays. On the way to another document WebKit and
 * Firefox give up what is loading: a message would flash up, and a reload would take the place of the link.
 */
export async function unlessLeaving<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const { dataset } = document.documentElement
    if (!('leaving' in dataset)) throw error
    await new Promise((resolve) => setTimeout(resolve, PATIENCE))
    delete dataset.leaving
    return load()
  }
}
