import type { Browser, Page } from '@playwright/test'

import { launchBrowser } from './browser.ts'
import type { Figures } from './figures.ts'
import { median } from './median.ts'
import type { BenchServer } from './server.ts'
import { openReady, openSlowPage } from './slow-page.ts'

/** Ways from page to page: where one is, and the link that is pressed, by what its address ends with. */
const WAYS = [
  { from: '/', to: '/courses' },
  { from: '/', to: '/blog' },
  { from: '/blog', to: '/blog/rozrobka-ai-agentiv-vid-prostoho-do-skladnoho' },
  { from: '/courses', to: '/courses/prompt-engineering' },
  { from: '/uk', to: '/uk/products' },
]

/** Time from a press to the next page's heading on the screen, at a quarter of the CPU and Slow 4G. */
export async function benchNavigation(
  server: BenchServer,
  runs: number,
): Promise<Record<string, Figures>> {
  const browser = await launchBrowser(server.chromeFlag)
  const results: Record<string, Figures> = {}
  try {
    for (const way of WAYS) {
      const all: Figures[] = []
      for (let run = 0; run < runs; run += 1) {
        const direct = await follow(browser, server, way, 0)
        const hovered = await follow(browser, server, way, 200)
        all.push({
          direct: direct.ms,
          hovered: hovered.ms,
          back: direct.back,
          requests: direct.requests,
        })
      }
      results[`${way.from} → ${way.to}`] = Object.fromEntries(
        Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((one) => one[name] ?? 0))]),
      )
    }
  } finally {
    await browser.close()
  }
  return results
}

async function follow(
  browser: Browser,
  server: BenchServer,
  way: { from: string; to: string },
  hover: number,
) {
  const page = await openSlowPage(browser, { isNetworkSlow: true })
  try {
    await openReady(page, server.origin + way.from)
    const link = page.locator(`a[href="${way.to}"]:visible`).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    let requests = 0
    if (hover > 0) {
      await link.hover()
      await page.waitForTimeout(hover)
    }
    page.on('request', () => (requests += 1))
    await watchHeading(page)
    await link.click()
    const ms = await headingShown(page)
    const arrived = requests
    await page.waitForTimeout(300)
    await watchHeading(page)
    await page.evaluate(() => {
      Reflect.set(globalThis, 'pressedAt', performance.now())
      history.back()
    })
    return { ms, back: await headingShown(page), requests: arrived }
  } finally {
    await page.context().close()
  }
}

/** From now on the page notes a press, and when another first heading has been painted. */
async function watchHeading(page: Page): Promise<void> {
  await page.evaluate(() => {
    // No function here has a name: the transpiler would call a helper that the page does not have.
    const before = document.querySelector('h1')?.textContent
    Reflect.set(globalThis, 'shownAt', undefined)
    addEventListener('click', () => Reflect.set(globalThis, 'pressedAt', performance.now()), {
      capture: true,
      once: true,
    })
    const observer = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (!heading || heading === before) return
      observer.disconnect()
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        channel.port1.addEventListener('message', () => {
          Reflect.set(globalThis, 'shownAt', performance.now())
        })
        channel.port1.start()
        channel.port2.postMessage(0)
      })
    })
    observer.observe(document, { childList: true, subtree: true, characterData: true })
  })
}

async function headingShown(page: Page): Promise<number> {
  const handle = await page.waitForFunction(() => {
    const shown: unknown = Reflect.get(globalThis, 'shownAt')
    const pressed: unknown = Reflect.get(globalThis, 'pressedAt')
    return typeof shown === 'number' && typeof pressed === 'number' ? shown - pressed : undefined
  })
  return (await handle.jsonValue()) ?? 0
}
