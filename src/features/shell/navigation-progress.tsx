import { useRouterState } from '@tanstack/react-router'

import { ProgressLine } from '#src/blocks/progress-line.tsx'

/** Shows that a navigation is under way. */
export function NavigationProgress() {
  return useRouterState({ select: (state) => state.isLoading }) && <ProgressLine />
}
