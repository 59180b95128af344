import type { Page } from '@playwright/test'

import {
  findBrokenFigures,
  findDamagedText,
  renderOffscreenContent,
  getOverflow,
  setTextSpacing,
} from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

/** One page of each kind. */
const PATHS = [
  '/uk',
  '/uk/products',
  '/uk/courses',
  '/uk/courses/prompt-engineering',
  '/uk/courses/ai-fundamentals',
  '/uk/learning-path',
  '/uk/consultation',
  '/ai-curator',
  '/uk/content-factory',
  '/blog',
  '/blog/kitchen-sink',
  '/uk/privacy',
]

/** Faults of the open page's text at a width. */
async function findFaultsAt(page: Page, path: string, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 640 })
  await renderOffscreenContent(page)
  const overflow = await getOverflow(page)
  const figures = await findBrokenFigures(page)
  return [
    ...(overflow > 0 ? [`${path}, ${width} px: ${overflow} px too wide`] : []),
    ...figures.map((figure) => `${path}, ${width} px: ${figure} is broken`),
  ]
}

/** Blocks the application's scripts, which do not affect the layout, to save time. */
async function blockApplication(page: Page): Promise<void> {
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  )
}

test('a reader at 400 % scrolls in one direction, however long the names are @nightly', async ({
  page,
}) => {
  await blockApplication(page)
  const faults: string[] = []
  for (const path of PATHS) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    // 320 px is a small phone, or a desktop of 1280 px at 400 %; 240 px is a phone at 150 %.
    for (const width of [240, 320]) faults.push(...(await findFaultsAt(page, path, width)))
    const menu = page.getByRole('button', { name: /^(?:Menu|Меню)$/ })
    await expect.soft(menu, path).toBeInViewport({ ratio: 1 })
  }

  // The longest allowed names fit too.
  await page.goto('/uk/courses/prompt-engineering')
  await page.evaluate(() => {
    const brand = document.querySelector('header a')
    brand?.lastChild?.replaceWith('Студія ШІ Олександра Коваленка')
    const title = document.querySelector('h1')
    title?.lastChild?.replaceWith('Промпт-інжиніринг і автоматизація '.repeat(3))
  })
  for (const width of [320, 390, 500, 768, 1024, 1280]) {
    faults.push(...(await findFaultsAt(page, 'long names', width)))
  }
  expect(faults).toEqual([])
})

test('a reader with text set apart or with large letters misses no word @nightly', async ({
  page,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const faults: string[] = []
  await blockApplication(page)
  for (const path of PATHS) {
    await page.goto(path)
    await setTextSpacing(page, true)
    for (const width of [320, 1440]) {
      faults.push(...(await findFaultsAt(page, path, width)))
      const damaged = await findDamagedText(page)
      faults.push(...damaged.map((text) => `${path}, ${width} px, apart: ${text}`))
    }
  }

  const browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'],
  })
  const large = await browser.newPage({ ...(baseURL && { baseURL }) })
  await blockApplication(large)
  for (const path of PATHS) {
    await large.goto(path)
    for (const width of [320, 390]) {
      await large.setViewportSize({ width, height: 844 })
      const overflow = await getOverflow(large)
      if (overflow > 0) faults.push(`${path}, ${width} px, large letters: ${overflow} px too wide`)
    }
  }
  await browser.close()
  expect(faults).toEqual([])
})

test('a reader who asks for less motion, more contrast or colours of their own gets them @nightly', async ({
  page,
}) => {
  for (const path of ['/uk', '/courses/prompt-engineering', '/blog/kitchen-sink']) {
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
    await open(page, path)
    expect.soft(await findMoving(page), `${path}, less motion`).toEqual([])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' })
      const initialContrast = await getContrast(page)
      await page.emulateMedia({ colorScheme, contrast: 'more' })
      expect
        .soft(await getContrast(page), `${path}, ${colorScheme}`)
        .toBeGreaterThan(initialContrast)
    }
    await page.emulateMedia({ colorScheme: 'light', contrast: null })
    await markFilledControls(page)
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await findBorderless(page), `${path}, forced colours`).toEqual([])
    await page.keyboard.press('Tab')
    const outline = () =>
      page.evaluate(() =>
        Number.parseFloat(getComputedStyle(document.activeElement ?? document.body).outlineWidth),
      )
    expect.soft(await outline(), `${path}, forced colours`).toBeGreaterThanOrEqual(2)
  }
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' })
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Learn More/ })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await findMoving(page), 'a dialog, less motion').toEqual([])
})

/** Elements that move for longer than an instant. */
function findMoving(page: Page): Promise<unknown[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration ?? 0) > 1)
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 80) : '',
      ),
  )
}

/** Average contrast between text and background, of 255. */
function getContrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const lightness = (color: string) => {
      if (!canvas) return 0
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const getGround = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element)
      const hasBackground = backgroundColor !== 'rgba(0, 0, 0, 0)' || !element.parentElement
      return hasBackground ? backgroundColor : getGround(element.parentElement ?? element)
    }
    const distances = [...document.querySelectorAll('main p')]
      .filter((text) => text.checkVisibility())
      .map((text) => lightness(getComputedStyle(text).color) - lightness(getGround(text)))
    return distances.reduce((sum, distance) => sum + Math.abs(distance), 0) / distances.length
  })
}

/** Marks controls that are distinguished from text only by the color of their box. */
function markFilledControls(page: Page): Promise<void> {
  return page.evaluate(() => {
    for (const control of document.querySelectorAll<HTMLElement>(
      'main button, input:not([type=checkbox], [type=radio], [type=range]), textarea',
    )) {
      const { backgroundColor } = getComputedStyle(control)
      if (backgroundColor !== 'rgba(0, 0, 0, 0)') control.dataset.painted = ''
    }
  })
}

/** Marked controls without a border, which are indistinguishable from text in forced colors mode. */
function findBorderless(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-painted]')]
      .filter((control) => control.checkVisibility() && control.getBoundingClientRect().width > 1)
      .filter((control) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(control)
        return borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1
      })
      .map((control) => control.outerHTML.slice(0, 80)),
  )
}
