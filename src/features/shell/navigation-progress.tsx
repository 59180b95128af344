import { useRouterState } from '@tanstack/react-router'

import { ProgressLine } from '#src/components/progress-line.tsx'

/** Progress bar during navigation. */
export function NavigationProgress() {
  return useRouterState({ select: (state) => state.isLoading }) && <ProgressLine />
}
