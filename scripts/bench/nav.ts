import type { Browser, Page } from '@playwright/test'

import { launchBrowser } from './browser.ts'
import type { Figures } from './figures.ts'
import { mediansOf } from './median.ts'
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

/** Milliseconds in which one reads the page, and it fetches what its links lead to. */
const READING = 6000

/** Milliseconds after the first sign of a visitor in which the page is waking up, or just awake. */
const WAKING = 700

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
        const direct = await follow(browser, server, way, { reading: 0, hover: 0 })
        const seen = await follow(browser, server, way, {
          reading: READING,
          hover: 0,
          isUntouched: true,
        })
        const hovered = await follow(browser, server, way, { reading: 0, hover: 200 })
        const soon = await follow(browser, server, way, { reading: WAKING, hover: 200 })
        const read = await follow(browser, server, way, { reading: READING, hover: 200 })
        all.push({
          direct: direct.ms,
          seen: seen.ms,
          hovered: hovered.ms,
          soon: soon.ms,
          read: read.ms,
          back: direct.back,
          requests: direct.requests,
        })
      }
      results[`${way.from} → ${way.to}`] = mediansOf(all)
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
  options: { reading: number; hover: number; isUntouched?: boolean },
) {
  const { reading, hover, isUntouched = false } = options
  const page = await openSlowPage(browser, { isNetworkSlow: true })
  try {
    await page.addInitScript({ content: PROBE })
    await openReady(page, server.origin + way.from)
    if (reading > 0) {
      if (!isUntouched) await page.mouse.move(5, 700)
      await page.waitForTimeout(reading)
    }
    const link = page.locator(`a[href="${way.to}"]:visible`).first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(500)
    if (hover > 0) {
      await link.hover()
      await page.waitForTimeout(hover)
    }
    let requests = 0
    page.on('request', () => (requests += 1))
    await link.click({ noWaitAfter: true })
    const ms = await headingShown(page)
    const arrived = requests
    await page.waitForTimeout(300)
    // Later, since a document that is left answers nobody.
    await page.evaluate('pressed(); setTimeout(() => history.back())')
    return { ms, back: await headingShown(page), requests: arrived }
  } finally {
    await page.context().close()
  }
}

/**
 * Notes in every document when something was pressed, and when another heading than the one before has been
 * painted, be it in the same document or in the next. What stands last is in front.
 */
const PROBE = `
  const now = () => performance.timeOrigin + performance.now()
  const heading = () =>
    [...document.querySelectorAll('h1')].findLast((one) => one.checkVisibility({ opacityProperty: true }))?.textContent
  globalThis.pressed = () => {
    sessionStorage.setItem('press', JSON.stringify({ at: now(), heading: heading() }))
    sessionStorage.removeItem('shown')
  }
  function check() {
    const press = JSON.parse(sessionStorage.getItem('press'))
    if (!press || sessionStorage.getItem('shown') || !heading() || heading() === press.heading) return
    sessionStorage.setItem('shown', 'soon')
    requestAnimationFrame(() => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => sessionStorage.setItem('shown', String(now() - press.at))
      channel.port2.postMessage(0)
    })
  }
  addEventListener('click', pressed, true)
  addEventListener('pageshow', check)
  new MutationObserver(check).observe(document, {
    childList: true, subtree: true, characterData: true, attributeFilter: ['style'],
  })
`

/** Milliseconds from the press to the next heading. */
async function headingShown(page: Page): Promise<number> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    await page.waitForTimeout(50)
    // Between two documents there is nobody to ask.
    const shown = await page.evaluate("sessionStorage.getItem('shown')").catch(() => undefined)
    if (Number(shown) > 0) return Number(shown)
  }
  throw new Error(`${page.url()} has shown no other heading within 30 seconds`)
}
