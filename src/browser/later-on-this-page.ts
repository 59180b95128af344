/**
 * Does something after a pause in ms, unless its visitor has gone to another page by then: a change of this
 * page's address would take them back. Returns what calls it off.
 */
export function laterOnThisPage(act: () => void, pause: number): () => void {
  const { pathname } = location
  const timer = setTimeout(() => {
    if (location.pathname === pathname) act()
  }, pause)
  return () => clearTimeout(timer)
}
