import { useHydrated } from '@tanstack/react-router'

/** The address in the bar, to be sent on; empty in the static page, which does not know its host. */
export function usePageAddress(): string {
  // Read anew at each render: whatever changes the address renders the page.
  return useHydrated() ? window.location.href : ''
}
