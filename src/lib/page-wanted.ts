/** Whether the visitor has done something already, or the page is one that does not wait for it. */
export function isPageWanted(): boolean {
  return 'wanted' in document.documentElement.dataset
}

/** Resolves at the first thing that the visitor does; the inline script listens for it. */
export function whenPageWanted(): Promise<void> {
  return new Promise((resolve) => {
    if (isPageWanted()) resolve()
    else document.addEventListener('site:wanted', () => resolve(), { once: true })
  })
}
