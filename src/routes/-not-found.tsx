import { useHydrated } from '@tanstack/react-router'

import { LegacyRedirect } from '#src/features/shell/legacy-redirect.tsx'
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx'
import { OfflinePage } from '#src/features/shell/offline-page.tsx'

/** What stands at an address that is no page's, unless it was one of the old site's. */
export function NotFoundRoute() {
  // Without a network this page's document stands for every other that is not kept.
  if (useHydrated() && !navigator.onLine) return <OfflinePage />
  return (
    <LegacyRedirect>
      <NotFoundPage />
    </LegacyRedirect>
  )
}
