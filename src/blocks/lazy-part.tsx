import { CatchBoundary } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'

import { MISSING_PART } from '#src/lib/missing-file.ts'

/**
 * A part of the page that comes in a file of its own, such as a dialog. When it cannot be loaded the
 * page stays as it is, the part is not there, and the shell says so.
 */
export function LazyPart({ onMissing, children }: { onMissing?: () => void; children: ReactNode }) {
  return (
    <CatchBoundary
      getResetKey={() => 0}
      errorComponent={Nothing}
      onCatch={(error) => {
        dispatchEvent(new CustomEvent(MISSING_PART, { detail: error }))
        onMissing?.()
      }}
    >
      <Suspense>{children}</Suspense>
    </CatchBoundary>
  )
}

function Nothing() {
  return null
}
