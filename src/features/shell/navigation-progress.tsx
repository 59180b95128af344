import { useHydrated, useRouterState } from '@tanstack/react-router'

/** A line at the top of the page while a navigation is under way; the stylesheet shows it after 200 ms. */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  // The page may be waking up while its markup is taken over, which has no line.
  const isHydrated = useHydrated()
  return isLoading && isHydrated ? <div className="progress-line" aria-hidden="true" /> : null
}
