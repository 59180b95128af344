import { useSyncExternalStore } from 'react'

// Read when the browser tells of it: in between, reading it would lay out the page that is being made.
let top = typeof document === 'undefined' ? 0 : scrollY

function subscribe(onChange: () => void): () => void {
  const read = () => {
    top = scrollY
    onChange()
  }
  addEventListener('scroll', read, { passive: true })
  return () => removeEventListener('scroll', read)
}

/** Whether the page is scrolled by more than so many pixels; false until the application runs. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => top > pixels,
    () => false,
  )
}
