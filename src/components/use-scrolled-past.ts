import { useSyncExternalStore } from 'react'

// Read in the scroll event, because reading it during rendering would force a layout.
let top = typeof document === 'undefined' ? 0 : scrollY

function subscribe(onChange: () => void): () => void {
  const read = () => {
    top = scrollY
    onChange()
  }
  addEventListener('scroll', read, { passive: true })
  return () => removeEventListener('scroll', read)
}

/** Whether the page is scrolled by more than a number of pixels; false until hydration. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  )
}
