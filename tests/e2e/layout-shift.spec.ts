import type { Page, Route } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { whenReady } from '#tests/support/site.ts'

/** Longer than a first paint waits for the faces, in ms. */
const LATE = 500

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

/** One page of each kind, in the language whose words are longer where only one is named. */
const PATHS = [
  '/',
  '/uk',
  '/uk/products',
  '/uk/about',
  '/courses',
  '/uk/courses',
  '/uk/courses/prompt-engineering',
  '/uk/courses/ai-checklist',
  '/uk/learning-path',
  '/uk/consultation',
  '/uk/ai-curator',
  '/uk/content-factory',
  '/blog',
  '/uk/blog/tag/chatbot',
  '/uk/blog/dialogflow-session',
  '/uk/search',
  '/uk/access-code',
  '/uk/dashboard',
  '/uk/admin',
  '/uk/404',
  '/edu/index.html',
]

/** Lets requests wait for a while; the page may be gone by then. */
const after = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue().catch(() => {})
}

/** Notes whatever moves in a page by itself, from its first paint on. */
async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('sources' in entry) || !Array.isArray(entry.sources)) continue
        const nodes = entry.sources.map(({ node }: { node?: Node }) =>
          (node instanceof Element ? node.outerHTML : (node?.textContent ?? '')).slice(0, 80),
        )
        shifts.push(`${Math.round(entry.startTime)} ms: ${nodes.join(' + ')}`)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => setTimeout(resolve, 300))
      return 'shifts' in window && Array.isArray(window.shifts) ? window.shifts : ['not watched']
    })
}

for (const path of PATHS) {
  for (const size of SIZES) {
    test(`${path} does not move at ${size.width} px, however late its faces come`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.route('**/*.woff2', after(LATE))
      const shifts = await watchShifts(page)
      const lastFace = page.waitForResponse(/\.woff2$/)
      await page.goto(path)
      await lastFace
      if (!path.startsWith('/edu')) await whenReady(page)
      expect(await shifts()).toEqual([])
    })
  }
}

test('faces that were late are there on the next page, within the application too', async ({
  page,
}) => {
  await page.route('**/*.woff2', after(LATE))
  const lastFace = page.waitForResponse(/\.woff2$/)
  await page.goto('/uk/courses')
  await lastFace
  await whenReady(page)
  const hasFaces = () =>
    page.evaluate(() =>
      ['Commissioner', 'Piazzolla'].map((family) => {
        const probe = document.body.appendChild(document.createElement('span'))
        probe.style.cssText = 'position:absolute;font-size:80px'
        probe.textContent = 'Щоразу way'
        const widths = [`${family}, `, ''].map((first) => {
          probe.style.fontFamily = `${first}'${family} Fallback'`
          return probe.offsetWidth
        })
        probe.remove()
        return widths[0] !== widths[1]
      }),
    )
  expect(await hasFaces()).toEqual([false, false])
  // The page that is being read stays as it is, whatever is done on it.
  await page.getByRole('button', { name: /^Бізнес/ }).click()
  await expect(page).toHaveURL(/category=business/)
  expect(await hasFaces()).toEqual([false, false])
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/uk\/courses\/[\w-]+$/)
  await expect.poll(hasFaces).toEqual([true, true])
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toMatch(
    /\/uk\/courses$/,
  )
})

test('a page whose stylesheets come in the wrong order does not move', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.route('**/*.woff2', after(LATE))
  await page.route('**/shell-*.css', after(2 * LATE))
  const shifts = await watchShifts(page)
  const own = page.waitForResponse(/admin-.*\.css$/)
  await page.goto('/uk/admin')
  await whenReady(page)
  await own
  expect(await shifts()).toEqual([])
})
