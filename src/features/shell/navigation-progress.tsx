import { useHydrated, useRouterState } from '@tanstack/react-router'

import { ProgressLine } from '#src/blocks/progress-line.tsx'

/** Shows that a navigation is under way. */
export function NavigationProgress() {
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  // The page may be waking up while its markup is taken over, which has no line.
  const isHydrated = useHydrated()
  return isLoading && isHydrated ? <ProgressLine /> : null
}
