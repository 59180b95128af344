/** Resolves once the page has all of its styles: the document came with those of its first state. */
export async function stylesLoaded(): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[rel="stylesheet"]:not([data-failed])',
  )
  const waiting = [...links].find((link) => !link.sheet)
  if (!waiting) return
  await new Promise((resolve) => {
    waiting.addEventListener('load', resolve)
    waiting.addEventListener('error', () => {
      // It may have no sheet, and is not waited for again.
      waiting.dataset.failed = ''
      resolve(undefined)
    })
  })
  // They come one after the other.
  await stylesLoaded()
}

/** A part that is being loaded, once the page has the styles for it. */
export async function withStyles<Part>(loading: Promise<Part>): Promise<Part> {
  const [part] = await Promise.all([loading, stylesLoaded()])
  return part
}
