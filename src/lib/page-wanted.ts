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

let setAwake = () => {}
const awake = new Promise<void>((resolve) => (setAwake = resolve))

/** Tells that the markup of the page belongs to the application: what is not for this page may begin. */
export function tellPageAwake(): void {
  document.documentElement.dataset.js = 'ready'
  setAwake()
}

/** Resolves when the page is awake. */
export function whenPageAwake(): Promise<void> {
  return awake
}
