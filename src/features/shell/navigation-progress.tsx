import { useRouterState } from '@tanstack/react-router'

import { ProgressLine } from '#src/components/progress-line.tsx'

/** Shows that a navigation is under way. */
export function NavigationProgress() {
  return useRouterState({ select: (state) => state.isLoading }) && <ProgressLine />
}
