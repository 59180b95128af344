import type { Browser } from '@playwright/test'

import { launchBrowser } from './browser.ts'
import type { Figures } from './figures.ts'
import { openLink } from './link.ts'
import { mediansOf } from './median.ts'
import type { BenchServer } from './server.ts'

/** Milliseconds after `load` in which the last thing of the first screen has been painted. */
const SETTLING = 1500

/**
 * When a page's first and its largest content are painted by the clock, on a phone behind a slow link:
 * the medians of some first visits. Lighthouse computes both and takes a document for one piece, of which
 * nothing is seen before its last byte; a browser paints what has come.
 */
export async function benchPaint(
  server: BenchServer,
  paths: readonly string[],
  runs: number,
  print: (line: string) => void,
): Promise<Record<string, Figures>> {
  const link = await openLink(Number(new URL(server.origin).port))
  const browser = await launchBrowser(server.chromeFlag)
  const results: Record<string, Figures> = {}
  try {
    for (const path of paths) {
      const all: Figures[] = []
      for (let run = 0; run < runs; run += 1) {
        all.push(await visit(browser, `https://localhost:${link.port}${path}`))
      }
      results[path] = mediansOf(all)
      print(`${path}: ${Object.values(results[path]).map(Math.round).join(' ')}`)
    }
  } finally {
    await browser.close()
    await link.close()
  }
  return results
}

async function visit(browser: Browser, url: string): Promise<Figures> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLING)
    return await page.evaluate(() => {
      const observer = new PerformanceObserver(() => {})
      observer.observe({ type: 'largest-contentful-paint', buffered: true })
      const lcp = observer.takeRecords().at(-1)?.startTime ?? 0
      const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const [navigation] = performance.getEntriesByType('navigation')
      if (!(navigation instanceof PerformanceNavigationTiming)) throw new Error('no document')
      return { fcp, lcp, document: navigation.responseEnd, bytes: navigation.encodedBodySize }
    })
  } finally {
    await context.close()
  }
}
