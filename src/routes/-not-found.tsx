import { useHydrated } from '@tanstack/react-router'

import { LegacyRedirect } from '#src/features/shell/legacy-redirect.tsx'
import { NotFoundPage } from '#src/features/shell/not-found-page.tsx'
import { OfflinePage } from '#src/features/shell/offline-page.tsx'

/** The not-found page, which redirects addresses of the old site. */
export function NotFoundRoute() {
  // Offline, this document is served for every page that is not cached.
  if (useHydrated() && !navigator.onLine) return <OfflinePage />
  return (
    <LegacyRedirect>
      <NotFoundPage />
    </LegacyRedirect>
  )
}
