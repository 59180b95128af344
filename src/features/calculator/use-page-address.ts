import { useHydrated } from '@tanstack/react-router'

/** Current address for sharing; empty in the prerendered page. */
export function usePageAddress(): string {
  // Read at each render, because every change of the address renders the page.
  return useHydrated() ? window.location.href : ''
}
