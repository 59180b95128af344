import { useSyncExternalStore } from 'react'

function subscribe(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true })
  return () => removeEventListener('scroll', onChange)
}

/** Whether the page is scrolled by more than so many pixels; false until the application runs. */
export function useScrolledPast(pixels: number): boolean {
  return useSyncExternalStore(
    subscribe,
    () => scrollY > pixels,
    () => false,
  )
}
