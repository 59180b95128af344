import type { Page } from '@playwright/test'

import { pricesOf } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open, whenReady } from '#tests/support/site.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 900 }

const EXPERIENCED = {
  completedCourses: ['pi-course'],
  currentCourse: 'firebase-studio-course',
  purchasedCourses: ['pi-course', 'firebase-studio-course'],
}

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Has the browser know this progress before its first page. */
async function keepProgress(page: Page, progress: object): Promise<void> {
  await page.addInitScript(
    (text) => localStorage.setItem('userProgress', text),
    JSON.stringify(progress),
  )
}

/**
 * Notes every shift of the layout, those after a press too, from the moment the page stands with
 * its fonts and the application begins.
 */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; nodes: string[] }[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!('value' in entry) || !('sources' in entry) || !Array.isArray(entry.sources)) continue
        const nodes = entry.sources.map(({ node }: { node?: Node }) =>
          node instanceof Element ? `${node.tagName}.${node.className}` : String(node?.nodeName),
        )
        shifts.push({ value: Number(entry.value), nodes })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route(/\/assets\/entry-client-[^/]+\.js$/, async (route) => {
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((resolve) => setTimeout(resolve, 200))
      Reflect.get(globalThis, 'shifts').length = 0
    })
    await route.continue()
  })
}

const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        // Shifts are reported a frame after they are painted.
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(() => resolve(Reflect.get(globalThis, 'shifts')), 100),
          ),
        )
      }),
  )

for (const viewport of [PHONE, DESKTOP]) {
  test.describe(`at ${viewport.width} pixels nothing moves`, () => {
    test.use({ viewport })

    for (const path of [
      '/courses/prompt-engineering',
      '/uk/courses/prompt-engineering',
      '/courses/ai-fundamentals',
      '/uk/courses/ai-fundamentals',
      '/courses/firebase-studio-course',
    ]) {
      test(`when the countdown of ${path} gets its digits`, async ({ page }) => {
        await watchShifts(page)
        await open(page, path)
        await expect(page.locator('[role="timer"] dd').first()).not.toHaveAttribute('data-empty')
        expect(await shiftsOf(page)).toEqual([])
      })
    }

    for (const path of ['/courses', '/uk/courses', '/learning-path', '/uk/learning-path']) {
      test(`when progress arrives at ${path}`, async ({ page }) => {
        await keepProgress(page, EXPERIENCED)
        await watchShifts(page)
        await open(page, path)
        await expect(page.getByText(/^(Completed|Завершено)$/).first()).toBeVisible()
        expect(await shiftsOf(page)).toEqual([])
      })
    }

    test('above and beside the filter when it changes', async ({ page }) => {
      await watchShifts(page)
      await open(page, '/courses')
      const filter = page.getByRole('button', { name: /^Business/ })
      const place = await filter.boundingBox()
      await filter.click()
      await expect(page.getByRole('article')).toHaveCount(2)
      expect(await filter.boundingBox()).toEqual(place)
      await page.getByRole('button', { name: /^All/ }).click()
      await expect(page.getByRole('article')).toHaveCount(6)
      expect(await filter.boundingBox()).toEqual(place)
    })
  })
}

test('what another tab does is seen at once: a purchase, a finished course, a reset and its undoing', async ({
  page,
  context,
}) => {
  await open(page, '/learning-path')
  const other = await context.newPage()
  await open(other, '/courses')
  const set = (progress: object) =>
    page.evaluate((text) => {
      const before = localStorage.getItem('userProgress')
      localStorage.setItem('userProgress', text)
      return before
    }, JSON.stringify(progress))

  const second = card(other, 'Prompt engineering')
  await expect(second).not.toContainText('Completed')
  await set(EXPERIENCED)
  await expect(second).toContainText('Completed')
  await other.bringToFront()
  await open(other, '/learning-path')
  await expect(
    card(other, 'Apps with Firebase').getByRole('progressbar', { name: 'Progress: 50%' }),
  ).toBeVisible()

  // The first tab did not write through the application; the second does.
  await open(page, '/learning-path')
  await other.getByRole('button', { name: 'Clear progress' }).click()
  await expect(card(page, 'Prompt engineering').getByRole('link', { name: /^Start/ })).toBeVisible()
  await expect(
    card(page, 'Apps with Firebase').getByRole('button', { name: 'Locked' }),
  ).toBeVisible()
  await expect(page.getByText('Nothing is kept in this browser yet.')).toBeVisible()
  await other.getByRole('button', { name: 'Undo' }).click()
  await expect(
    card(page, 'Prompt engineering').getByRole('link', { name: /^Review/ }),
  ).toBeVisible()
  await expect(card(page, 'Apps with Firebase').getByRole('link', { name: /^Start/ })).toBeVisible()
})

test('before progress is known nothing wrong is shown: neither locks nor an invitation to start', async ({
  page,
}) => {
  await keepProgress(page, EXPERIENCED)
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(globalThis, { seen })
    const look = () => {
      for (const article of document.querySelectorAll('article')) {
        const title = article.querySelector('h3')?.textContent ?? ''
        for (const part of article.querySelectorAll('.by-progress')) {
          const style = getComputedStyle(part)
          if (style.visibility === 'hidden' || style.display === 'none' || style.opacity === '0')
            continue
          seen.add(
            `${title}: ${(part as HTMLElement).innerText.replace(/\s+/g, ' ').replace(' :', ':').trim()}`,
          )
        }
      }
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await open(page, '/learning-path')
  await expect(
    card(page, 'Prompt engineering').getByRole('link', { name: /^Review/ }),
  ).toBeVisible()
  const seen = await page.evaluate(() => [...(Reflect.get(globalThis, 'seen') as Set<string>)])
  const [now = ''] = pricesOf('pi-course', 'en')
  expect(seen.filter((line) => line.startsWith('Prompt engineering'))).toEqual([
    `Prompt engineering: Price ${now}`,
    'Prompt engineering: Review: Prompt engineering',
  ])
  expect(seen.filter((line) => line.startsWith('Apps with Firebase'))).toEqual([
    'Apps with Firebase: Start: Apps with Firebase',
  ])
})

test('somebody new sees the static page and no other', async ({ page }) => {
  await page.addInitScript(() => {
    const states = new Set<string>()
    Object.assign(globalThis, { states })
    const look = () => {
      const cards = document.querySelectorAll('article')
      // As long as the document is coming in, cards are missing.
      if (document.readyState !== 'loading')
        states.add([...cards].map((one) => one.textContent).join('\n'))
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await open(page, '/learning-path')
  await page.waitForTimeout(300)
  expect(await page.evaluate(() => (Reflect.get(globalThis, 'states') as Set<string>).size)).toBe(1)
})

test('who goes from one sales page to the other sees the clock of that one', async ({ page }) => {
  await open(page, '/courses/prompt-engineering')
  await page.keyboard.press('/')
  await page.getByRole('combobox', { name: 'Search' }).fill('AI fundamentals')
  await page.getByRole('dialog').locator('a[href="/courses/ai-fundamentals"]').first().click()
  await expect(page).toHaveURL('/courses/ai-fundamentals')
  const timer = page.getByRole('timer', { name: 'Time left' }).first()
  await expect(timer.getByRole('definition')).toHaveCount(4)
  const seconds = timer.getByRole('definition').last()
  await expect(seconds).not.toHaveAttribute('data-empty')
  const before = await seconds.innerText()
  await expect(seconds).not.toHaveText(before)
})

test('a hidden tab stops ticking, and is right again at once on return', async ({ page }) => {
  await page.addInitScript(() => {
    let isHidden = false
    Object.defineProperty(document, 'hidden', { get: () => isHidden })
    Object.assign(globalThis, {
      hide: (value: boolean) => {
        isHidden = value
        document.dispatchEvent(new Event('visibilitychange'))
      },
    })
  })
  const hide = (value: boolean) =>
    page.evaluate((isHidden) => Reflect.get(globalThis, 'hide')(isHidden), value)
  await page.clock.install({ time: new Date('2026-11-20T12:00:00+02:00') })
  await page.goto('/courses/ai-fundamentals')
  await page.clock.runFor(3000)
  const timer = page.getByRole('timer', { name: 'Time left' })
  const seconds = timer.getByRole('definition').last()
  await expect(seconds).not.toHaveAttribute('data-empty')
  await hide(true)
  await page.evaluate(() => {
    Object.assign(globalThis, { changes: 0 })
    const timer = document.querySelector('[role="timer"]')
    new MutationObserver(() => {
      Reflect.set(globalThis, 'changes', Number(Reflect.get(globalThis, 'changes')) + 1)
    }).observe(timer ?? document, { subtree: true, characterData: true, childList: true })
  })
  const before = await seconds.innerText()
  await page.clock.runFor(10_500)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changes'))).toBe(0)
  expect(await seconds.innerText()).toBe(before)
  await hide(false)
  await expect(seconds).not.toHaveText(before)
  expect(await page.evaluate(() => Reflect.get(globalThis, 'changes'))).toBeGreaterThan(0)
})

test('Tab brings what it leads to out from under the bar and the header, where the browser does not', async ({
  page,
}) => {
  await page.setViewportSize(PHONE)
  await open(page, '/courses/prompt-engineering')
  const question = page.locator('summary').last()
  const gap = (edge: 'above' | 'below') =>
    question.evaluate((one, edge) => {
      const box = one.getBoundingClientRect()
      const bar = document.querySelector('[data-slot="float-bar"]')?.getBoundingClientRect()
      const header = document.querySelector('header')?.getBoundingClientRect()
      return edge === 'above' ? box.top - (header?.bottom ?? 0) : (bar?.top ?? 0) - box.bottom
    }, edge)
  for (const edge of ['above', 'below'] as const) {
    await question.scrollIntoViewIfNeeded()
    await expect(page.locator('[data-slot="float-bar"]')).toBeVisible()
    // As Firefox focuses it: it is within the window, if only under what lies over its edge.
    await question.evaluate((one, edge) => {
      const box = one.getBoundingClientRect()
      scrollBy(0, edge === 'above' ? box.top : box.bottom - innerHeight)
      if (one instanceof HTMLElement) one.focus({ preventScroll: true })
    }, edge)
    await expect.poll(() => gap(edge)).toBeLessThan(0)
    await page.keyboard.up('Tab')
    await expect.poll(() => gap(edge)).toBeGreaterThanOrEqual(0)
  }
})

for (const path of [
  '/courses/prompt-engineering',
  '/uk/courses/ai-fundamentals',
  '/courses/ai-agents-course',
]) {
  test(`what has the focus on ${path} is never under the bar`, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await open(page, path)
    await page.evaluate(() => scrollTo(0, 900))
    const bar = page.locator('[data-slot="float-bar"]')
    await expect(bar).toBeVisible()
    const covered = await page.evaluate(async () => {
      const names: string[] = []
      const bar = document.querySelector('[data-slot="float-bar"]')
      const controls = [
        ...document.querySelectorAll<HTMLElement>(
          'main a, main button, main summary, footer a, footer button',
        ),
      ]
      for (const control of controls) {
        if (bar?.contains(control) || control.getClientRects().length === 0) continue
        control.focus()
        await new Promise((resolve) => requestAnimationFrame(resolve))
        if (document.activeElement !== control) continue
        const { bottom } = control.getBoundingClientRect()
        const top = bar?.getBoundingClientRect().top ?? 0
        if (bar?.classList.contains('is-on') && bottom > top + 1)
          names.push(control.textContent ?? '')
      }
      return names
    })
    expect(covered).toEqual([])
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect(bar).toBeVisible()
    const last = await page.getByRole('contentinfo').boundingBox()
    const box = await bar.boundingBox()
    const end = await page.evaluate(() => {
      const all = [...document.querySelectorAll('footer a, footer button, footer span, footer p')]
      return Math.max(...all.map((one) => one.getBoundingClientRect().bottom))
    })
    expect(last).not.toBeNull()
    expect(end).toBeLessThanOrEqual((box?.y ?? 0) + 1)
  })
}

test('a locked thing says what unlocks it, wherever it stands', async ({ page }) => {
  await open(page, '/learning-path')
  for (const title of ['Apps with Firebase', 'AI agents', 'AI for business']) {
    const button = card(page, title).getByRole('button', { name: 'Locked' })
    await expect(button).toHaveAccessibleDescription(/^Still being written\. Opens /)
    await button.focus()
    await expect(button).toBeFocused()
  }
  await open(page, '/uk/learning-path')
  await expect(
    card(page, 'Застосунки на Firebase').getByRole('button', { name: 'Закрито' }),
  ).toHaveAccessibleDescription(/Відкриється, коли ви завершите/)
})

test('progress moves by a QR code too, which holds the same link', async ({ page }) => {
  await keepProgress(page, EXPERIENCED)
  await open(page, '/uk/learning-path')
  const button = page.getByRole('button', { name: 'Показати QR-код' })
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  const code = page.getByRole('img', { name: 'QR-код посилання з вашим прогресом' })
  await expect(code).toBeVisible()
  // The fewer modules, the better a camera reads: version 10 has 57.
  const size = Number((await code.getAttribute('viewBox'))?.split(' ').at(-1))
  expect(size).toBeLessThanOrEqual(57 + 8)
  await whenReady(page)
  await button.click()
  await expect(code).toHaveCount(0)
})
