import { type ReactNode, use, useDeferredValue, useRef, useSyncExternalStore } from 'react'

import { arrival } from '#src/browser/arrival.ts'
import { HeadAlone } from '#src/browser/head-alone.ts'

/**
 * Whether what stands below the head of a page is to be shown already. On a way within the site the head
 * comes first, and the rest right after it, in slices. What the build has rendered is there from the
 * start, and so is a page that one comes back to, or enters at a place inside it. A picture of a page has none.
 */
export function useIsRestShown(): boolean {
  const isWhole = useRef<boolean>(undefined)
  const startsWhole = useSyncExternalStore(
    neverChanges,
    () => (isWhole.current ??= comesWhole()),
    () => (isWhole.current ??= true),
  )
  return useDeferredValue(!use(HeadAlone), startsWhole)
}

const neverChanges = () => () => {}

function comesWhole(): boolean {
  return (
    document.documentElement.dataset.app !== 'ready' || location.hash !== '' || arrival.isReturn
  )
}

/** What stands below the head of a page, and room for it until then. */
export function Later({ children }: { children: ReactNode }) {
  return useIsRestShown() ? children : <RoomForRest />
}

/** As high as the screen, so that what stands below does not come into sight before the rest. */
export function RoomForRest() {
  return <div className="min-h-svh" />
}
