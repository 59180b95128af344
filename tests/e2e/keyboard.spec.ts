import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open, openSettled } from '#tests/support/site.ts'

const DESKTOP = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }

/** Above the number of tab stops of any page. */
const MAX_STOPS = 150

/** Faults of the focused element; `undefined` at the end of the page. */
type Stop = { at: string; faults: string[] } | undefined

/** Tabs through a page and returns all stops with their faults. */
async function tabThrough(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const stops: string[] = []
  const faults: string[] = []
  while (stops.length < MAX_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(inspectFocus)
    if (!stop) return { stops, faults }
    stops.push(stop.at)
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.at}`))
  }
  return { stops, faults: [...faults, 'there is no end'] }
}

/** Runs in the page. */
async function inspectFocus(): Promise<Stop> {
  // The page scrolls to the focused element before the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { activeElement: element } = document
  if (!element || element === document.body) return undefined
  const faults: string[] = []
  const before = document.querySelector('[data-walked]')
  const words = (element.textContent || element.getAttribute('aria-label') || '').trim()
  const description = `${element.localName}${element.id && `#${element.id}`} ${element.getAttribute('href') ?? ''} ${words.slice(0, 60)}`
  // A date field has several tab stops.
  if (before === element) return { at: description, faults }
  if (before) {
    if (!(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      faults.push('comes before the last stop')
    }
    before.removeAttribute('data-walked')
  }
  element.setAttribute('data-walked', '')

  const hasOutline = (element: Element | null): boolean => {
    if (!element || element === document.body) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return (isDrawn && !outlineColor.endsWith(', 0)')) || hasOutline(element.parentElement)
  }
  const isUnderlined = [element, element.parentElement].some(
    (element) => element && getComputedStyle(element).boxShadow.includes('inset'),
  )
  if (!hasOutline(element) && !isUnderlined) faults.push('no focus to be seen')

  const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
  // A radio button for screen readers is inside a visible label.
  const isTiny = element.getBoundingClientRect().width < 2
  const target = isTiny && label ? label : element
  const { left, top, width, height } = target.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  if (width < 2 || height < 2) faults.push('of no size')
  const isInView = y > 0 && y < innerHeight && x > 0 && x < innerWidth
  // The center of an element higher than the window may be outside it.
  if (!isInView && height < innerHeight) faults.push('outside of the window')
  const over = isInView ? document.elementFromPoint(x, y) : null
  if (over && !element.contains(over) && !over.contains(element)) {
    if (!label?.contains(over)) faults.push(`covered by ${over.outerHTML.slice(0, 60)}`)
  }
  return { at: description, faults }
}

test('a keyboard user walks through pages from the first stop to the last, in order and in sight', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (const [path, size] of [
    ['/uk', DESKTOP],
    ['/courses/prompt-engineering', DESKTOP],
    ['/content-factory', PHONE],
  ] as const) {
    await page.setViewportSize(size)
    await open(page, path)
    const { stops, faults } = await tabThrough(page)
    expect.soft(stops[0], path).toContain('#main')
    expect.soft(stops.length, path).toBeGreaterThan(15)
    expect.soft(faults, path).toEqual([])
  }
})

/** Everything that opens over a page, with the control that opens it. */
const LAYERS: { name: string; path: string; opener: (page: Page) => Locator }[] = [
  {
    name: 'search',
    path: '/',
    opener: (page) => page.getByRole('banner').getByRole('link', { name: 'Search' }),
  },
  {
    name: 'a case',
    path: '/',
    opener: (page) => page.getByRole('button', { name: /^Learn More/ }).first(),
  },
  {
    name: 'a picture',
    path: '/blog/kitchen-sink',
    opener: (page) => page.getByRole('button', { name: /^Enlarge/ }).first(),
  },
  {
    name: 'the menu',
    path: '/blog',
    opener: (page) => page.getByRole('button', { name: 'Menu' }),
  },
]

test('what a keyboard user opens over a page takes the focus, holds it, and gives it back after Escape', async ({
  page,
}) => {
  for (const { name, path, opener } of LAYERS) {
    await page.setViewportSize(name === 'the menu' ? PHONE : DESKTOP)
    await open(page, path)
    const layer = page.getByRole('dialog')
    const isInside = () => layer.evaluate((element) => element.contains(document.activeElement))
    // Safari does not focus a clicked button, or focuses an element around it.
    for (const how of ['Enter', 'a press without focus'] as const) {
      if (how === 'Enter') {
        await opener(page).focus()
        await page.keyboard.press('Enter')
      } else {
        await opener(page).evaluate((element: HTMLElement) => {
          element.blur()
          element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus()
          element.click()
        })
      }
      await expect(layer, name).toHaveCount(1)
      await expect(layer, name).toHaveAccessibleName(/\S/)
      await expect.poll(isInside, name).toBe(true)
      // Once through all stops, and back past the first one.
      const stops = await layer.evaluate(
        (element) => element.querySelectorAll('a[href], button, input, [tabindex]').length,
      )
      const presses = how === 'Enter' ? Math.min(stops + 1, 8) : 1
      for (const key of ['Tab', 'Shift+Tab']) {
        for (let press = 0; press < presses; press += 1) {
          await page.keyboard.press(key)
          expect.soft(await isInside(), `${name}, ${key}`).toBe(true)
        }
      }
      await page.keyboard.press('Escape')
      await expect(layer, name).toHaveCount(0)
      await expect(opener(page), `${name}, ${how}`).toBeFocused()
    }
  }
})

test('a keyboard user can scroll each block of code that is wider than the screen, also one out of view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openSettled(page, '/blog/kitchen-sink')
  const blocks = page.locator('[data-slot=code-body]')
  const findUnreachable = () =>
    blocks.evaluateAll((all) =>
      all.flatMap((block, index) => {
        const [code] = block.children
        const isSkipped = !code?.checkVisibility({ contentVisibilityAuto: true })
        const isReachable = block.tabIndex === 0
        if (isSkipped) return isReachable ? [] : [`${index} is out of view`]
        return isReachable === block.scrollWidth > block.clientWidth ? [] : [`${index} is in view`]
      }),
    )
  expect(await findUnreachable()).toEqual([])
  for (const block of await blocks.all()) {
    await block.scrollIntoViewIfNeeded()
    await expect.poll(findUnreachable).toEqual([])
  }
  await expect(blocks.and(page.locator('[tabindex="0"]'))).not.toHaveCount(0)
})
