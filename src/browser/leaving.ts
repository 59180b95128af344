/** Milliseconds after which a page that was to be left counts as one that stays, as in `src/boot.ts`. */
const PATIENCE = 10_000

/** Notes that a link to another document has been followed. Safari on phones says so in no event of its own. */
export function noteLeaving(): void {
  document.documentElement.dataset.leaving = ''
}

/** Forgets it on a page that Back has brought as it was left: it stays. */
export function forgetLeaving({ persisted }: PageTransitionEvent): void {
  if (persisted) delete document.documentElement.dataset.leaving
}

/** Waits, on a page that is being left, until it counts as one that stays; on any other not at all. */
async function whenStaying(): Promise<void> {
  const { dataset } = document.documentElement
  if (!('leaving' in dataset)) return
  await new Promise((resolve) => setTimeout(resolve, PATIENCE))
  delete dataset.leaving
}

/**
 * Loads the page that there is now, when there is a network again. On the way to another document it would
 * take the place of that.
 */
export function comeBack(): void {
  void whenStaying().then(() => location.reload())
}

/**
 * Loads something, and tells of a failure only on a page that stays. On the way to another document WebKit and
 * Firefox give up what is loading: a message would flash up, and a reload would take the place of the link.
 */
export async function unlessLeaving<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    if (!('leaving' in document.documentElement.dataset)) throw error
    await whenStaying()
    return load()
  }
}
