import type { Browser } from '@playwright/test'

import { launchBrowser } from './browser.ts'
import type { Figures } from './figures.ts'
import { openLink } from './link.ts'
import { median } from './median.ts'
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
      const names = Object.keys(all[0] ?? {})
      results[path] = Object.fromEntries(
        names.map((name) => [name, median(all.map((figures) => figures[name] ?? 0))]),
      )
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
    return await page.evaluate(async () => {
      const largest = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().at(-1)?.startTime ?? 0),
        ).observe({ type: 'largest-contentful-paint', buffered: true })
      })
      const [navigation] = performance.getEntriesByType('navigation')
      return {
        fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
        lcp: largest,
        document: navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0,
        bytes: navigation instanceof PerformanceNavigationTiming ? navigation.encodedBodySize : 0,
      }
    })
  } finally {
    await context.close()
  }
}
