import type { Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'

import { launchBrowser } from './browser.ts'
import type { Figures } from './figures.ts'
import { median } from './median.ts'
import type { BenchServer } from './server.ts'
import { openReady, openSlowPage } from './slow-page.ts'

interface Control {
  path: string
  width?: number
  /** Brings the page to where the control can be used. */
  prepare?: (page: Page) => Promise<void>
  use: (page: Page) => Promise<void>
}

/** Controls that must answer at once, each with one use of it. */
const CONTROLS: Record<string, Control> = {
  'menu of a phone': {
    path: '/',
    width: 390,
    use: (page) => page.getByRole('button', { name: 'Menu' }).click(),
  },
  'filter of projects': {
    path: '/',
    use: (page) => page.getByRole('button', { name: 'Events 1' }).click(),
  },
  'case dialog': {
    path: '/',
    use: (page) =>
      page
        .getByRole('button', { name: /^Learn More/ })
        .first()
        .click(),
  },
  'filter of courses': {
    path: '/courses',
    use: (page) => page.getByRole('button', { name: /^Business/ }).click(),
  },
  'slider of the calculator': {
    path: '/uk/courses/prompt-engineering',
    use: async (page) => {
      await page.getByRole('slider').first().focus()
      await page.keyboard.press('ArrowRight')
    },
  },
  'parts of the content factory': {
    path: '/content-factory',
    use: (page) => page.getByRole('checkbox', { name: /Customer profiles/ }).click(),
  },
  'typing in search': {
    path: '/search',
    use: (page) => page.getByRole('combobox').pressSequentially('agent', { delay: 150 }),
  },
  theme: {
    path: '/',
    use: (page) => page.getByRole('contentinfo').getByRole('button', { name: 'Dark' }).click(),
  },
  'prompt builder': {
    path: '/access-code',
    prepare: async (page) => {
      await page.getByLabel('Access code').fill(DEMO_CODE)
      await page.keyboard.press('Enter')
      await page.getByLabel('Role', { exact: true }).fill('Marketer')
      await page.waitForTimeout(1000)
    },
    use: (page) => page.getByRole('button', { name: 'Check prompt' }).click(),
  },
}

/** The longest wait for an answer to a press or a key, control by control, at a quarter of the CPU. */
export async function benchInput(
  server: BenchServer,
  runs: number,
  print: (line: string) => void,
): Promise<Record<string, Figures>> {
  const browser = await launchBrowser(server.chromeFlag)
  const results: Record<string, Figures> = {}
  try {
    for (const [name, control] of Object.entries(CONTROLS)) {
      const waits: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const page = await openSlowPage(browser, control.width ? { width: control.width } : {})
        try {
          await openReady(page, server.origin + control.path)
          await control.prepare?.(page)
          waits.push(await longestWait(page, () => control.use(page)))
        } catch (error) {
          // A build without the demonstration's code has no open course; the others still count.
          print(`${name}: ${String(error).split('\n', 1)[0]}`)
        } finally {
          await page.context().close()
        }
      }
      if (waits.length > 0) results[name] = { inp: median(waits) }
    }
  } finally {
    await browser.close()
  }
  return results
}

/** Duration of the slowest of the events that a use makes, from the press to the next paint. */
async function longestWait(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    const durations: number[] = []
    Reflect.set(globalThis, 'waits', durations)
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (Reflect.get(entry, 'interactionId')) durations.push(entry.duration)
      }
    })
    const options = { type: 'event', durationThreshold: 16 }
    observer.observe(options)
  })
  await press()
  await page.waitForTimeout(800)
  return page.evaluate(() => {
    const waits: unknown = Reflect.get(globalThis, 'waits')
    return Array.isArray(waits) ? Math.max(0, ...waits.map(Number)) : 0
  })
}
