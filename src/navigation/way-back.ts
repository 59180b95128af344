import type { AppRouter } from '#src/router.tsx'

/** Has Back lead to where one was in three cases that the router leaves out; for as long as the document lives. */
export function keepWayBack(router: AppRouter): void {
  catchUp(router)
  skipGivenUp(router)
  keepKeys(router)
}

/** Follows a step that was made after the router had loaded its first page and before it was mounted. */
function catchUp(router: AppRouter): void {
  const { status, resolvedLocation } = router.state
  if (status === 'idle' && resolvedLocation?.href !== router.latestLocation.href) void router.load()
}

/**
 * Ignores navigations that were cancelled by another link before they finished, as browsers do between
 * documents: Back leads to the page on which both links were pressed.
 */
function skipGivenUp(router: AppRouter): void {
  const entries = router.history
  const { push } = entries
  let isOnItsWay = false
  router.subscribe('onResolved', () => (isOnItsWay = false))
  addEventListener('popstate', () => (isOnItsWay = false))
  entries.push = (...next) => {
    const isGivenUp =
      isOnItsWay && router.latestLocation.href !== router.state.resolvedLocation?.href
    isOnItsWay = true
    ;(isGivenUp ? entries.replace : push)(...next)
  }
}

/**
 * Keeps the keys of entries that the browser has made, for links to a place inside a page: the router would
 * make up another at every visit, and Back would know nothing of how far one had read on from there.
 */
function keepKeys({ history: entries }: AppRouter): void {
  const keep = () => {
    if (history.state) return
    // Past the router, which would take it for a step of its own.
    History.prototype.replaceState.call(history, entries.location.state, '')
  }
  keep()
  addEventListener('popstate', keep)
}
