import type { AppRouter } from '#src/router.tsx'

/**
 * Milliseconds from a press in which a page is there at once: what moves in it then still belongs to the
 * press, as Chromium counts layout shifts (for half a second).
 */
const AT_ONCE = 250

/**
 * Brings in the faces that came too late for a document's first paint. They wait for the next page, and one
 * within the application is one: it is drawn anew, so nothing that is being read moves.
 */
export function bringLateFaces(router: AppRouter): void {
  const brought = new Set<string>()
  let start = 0
  router.subscribe('onBeforeNavigate', () => (start = performance.now()))
  router.subscribe('onResolved', ({ fromLocation, pathChanged }) => {
    // The document's own page, and one that only filters or counts anew, are being read.
    if (!fromLocation || !pathChanged) return
    // The page is there, the one before it is not any more, and nothing is painted yet. To choose the faces
    // and to set all text in them takes a slow phone 40 ms: a head that is there at once does not wait for it.
    // Not by `afterPaint`, whose file would be one request more for everybody.
    if (performance.now() - start < AT_ONCE) requestAnimationFrame(() => setTimeout(bring))
    else bring()
  })

  function bring() {
    const late = lateFiles().filter((file) => !brought.has(file))
    // The document's own styles state its faces; the application's have none.
    const sheet = late.length > 0 && document.querySelector('style')?.sheet
    if (!sheet) return
    // The foot, which the new page has below the screen, is set in them when it comes near.
    document.querySelector('.ftr')?.removeAttribute('data-shown')
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      // To write out all rules of a document takes a slow phone some milliseconds.
      if (!(rule instanceof CSSFontFaceRule)) continue
      const { cssText } = rule
      const file = late.find((one) => cssText.includes(one))
      if (!file) continue
      brought.add(file)
      // Stated anew, a face has the browser choose anew, and what is held already is shown at once.
      sheet.deleteRule(index)
      sheet.insertRule(cssText.replace('optional', 'swap'), index)
    }
  }
}

/** Paths of font files that have come after the first paint. */
function lateFiles(): string[] {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  return performance
    .getEntriesByType('resource')
    .filter(
      (entry) =>
        entry instanceof PerformanceResourceTiming &&
        entry.name.endsWith('.woff2') &&
        entry.responseEnd > (paint?.startTime ?? 0),
    )
    .map(({ name }) => new URL(name).pathname)
}
