/**
 * Loads the page anew, and its scripts before it: one that came in half, as while files are being put on the
 * host, is kept so for a year, and no reload of the page alone would mend it.
 */
export async function reloadAnew(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(
    [...new Set(scripts)].map(async (script) => (await fetch(script, { cache: 'reload' })).blob()),
  )
  location.reload()
}
