/** Whether the visitor has done something already, or the page is one that does not wait for it. */
export function isPageWanted(): boolean {
  return 'wanted' in document.documentElement.dataset
}

/** Resolves when the page is wanted; the inline script tells. */
export function whenPageWanted(): Promise<void> {
  return when('wanted')
}

/** Resolves at the first thing that the visitor does. */
export function whenTouched(): Promise<void> {
  return when('touched')
}

function when(state: 'wanted' | 'touched'): Promise<void> {
  return new Promise((resolve) => {
    if (state in document.documentElement.dataset) resolve()
    else document.addEventListener(`site:${state}`, () => resolve(), { once: true })
  })
}
