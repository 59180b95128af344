/**
 * Has the browser ask for every script of this page anew. One that came in half, as while files are being put
 * on the host, is kept so for a year, and no reload of the page would mend it.
 */
export async function renewScripts(): Promise<void> {
  const scripts = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(location.origin) && name.endsWith('.js'))
  await Promise.allSettled(
    [...new Set(scripts)].map(async (script) => (await fetch(script, { cache: 'reload' })).blob()),
  )
}
