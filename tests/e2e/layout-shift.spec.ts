import type { Page, Route } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { whenReady } from '#tests/support/site.ts'

/** Delay of fonts in ms, longer than the first paint waits. */
const FONT_DELAY_MS = 300

/** Maximum layout shift (CLS) of a page whose fonts load this late; 0.1 is considered good. */
const MAX_SHIFT = 0.02

/** One page of each kind, in the language with longer words if only one is given; articles in both. */
const PATHS: [path: string, ...widths: number[]][] = [
  ['/uk', 390, 1280],
  ['/uk/products', 390],
  ['/courses', 1280],
  ['/uk/courses/prompt-engineering', 390, 1280],
  ['/blog', 390],
  ['/blog/kitchen-sink', 1280],
  ['/uk/blog/kitchen-sink', 390],
  ['/uk/search?q=допис', 390],
]

/** Delays requests; the page may be closed by then. */
const delay = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue().catch(() => {})
}

/** Records layout shifts of a page from its first paint. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; where: string }[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node?: Node }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const nodes = entry.sources.map(({ node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80),
        )
        shifts.push({ value: entry.value, where: nodes.join(' + ') })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

test('no page moves while a reader begins to read, on a phone or a desk, however late its fonts come', async ({
  page,
}) => {
  await page.route('**/*.woff2', delay(FONT_DELAY_MS))
  await watchShifts(page)
  for (const [path, ...widths] of PATHS) {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 })
      const lastFont = page.waitForResponse(/\.woff2$/)
      await page.goto(path)
      await lastFont
      await whenReady(page)
      const shifts = await page.evaluate(async () => {
        await document.fonts.ready
        // Shifts caused by a font are reported after the next frame.
        await new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
        )
        return (window as unknown as { shifts: { value: number; where: string }[] }).shifts
      })
      const sum = shifts.reduce((total, { value }) => total + value, 0)
      const description = `${path}, ${width} px: ${shifts.map(({ where }) => where).join('; ')}`
      expect.soft(sum, description).toBeLessThanOrEqual(MAX_SHIFT)
    }
  }
})

test('a block of code has its height before it is laid out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/kitchen-sink')
  await page.evaluate(() => document.fonts.ready)
  const blocks = page.locator('[data-slot=code-body]')
  const heights = () =>
    blocks.evaluateAll((all) => all.map((block) => block.getBoundingClientRect().height))
  const skipped = await heights()
  const isLaidOut = await blocks
    .last()
    .locator('[data-line]')
    .first()
    .evaluate((line) => line.checkVisibility({ contentVisibilityAuto: true }))
  expect(isLaidOut).toBe(false)
  await page.addStyleTag({ content: '[data-slot=code-body] { content-visibility: visible }' })
  expect(skipped).toEqual(await heights())
})
