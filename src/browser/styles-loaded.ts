/** Whether the page has all of its styles: the document came with those of its first state. */
export function hasStyles(): boolean {
  return !findWaiting()
}

/** Resolves once the page has all of its styles. One that has failed is not waited for. */
export async function stylesLoaded(): Promise<void> {
  // They come one after the other.
  for (let waiting = findWaiting(); waiting; waiting = findWaiting()) await whenSettled(waiting)
}

/** A part that is being loaded, once the page has the styles for it. */
export async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, stylesLoaded()])
  return part
}

/** Has the browser ask anew for stylesheets that have failed. */
export function askForStylesAgain(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[data-failed]')) {
    delete link.dataset.failed
    // A link that has failed asks for nothing again.
    const again = link.cloneNode() as typeof link
    // And what was listening for it heard only of the first time.
    again.onerror = () => (again.dataset.failed = '')
    link.replaceWith(again)
  }
}

function findWaiting(): HTMLLinkElement | undefined {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]:not([data-failed])',
  )
  return [...links].find((link) => !link.sheet)
}

function whenSettled(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // It may have no sheet, and is not waited for again.
      link.dataset.failed = ''
      resolve()
    })
  })
}
