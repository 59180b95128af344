import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open, signIn, signInAsOwner } from '#tests/support/site.ts'

/** More stops than any page has. */
const MOST_STOPS = 220

/** What is wrong with the place that the focus has come to; nothing at the end of the page. */
type Stop = { at: string; faults: string[] } | undefined

/** Goes through a page by Tab alone, from its first stop to its last, and tells what is wrong with each. */
async function walk(page: Page): Promise<{ stops: string[]; faults: string[] }> {
  const stops: string[] = []
  const faults: string[] = []
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(lookAtFocus)
    if (!stop) return { stops, faults }
    stops.push(stop.at)
    faults.push(...stop.faults.map((fault) => `${fault}: ${stop.at}`))
  }
  return { stops, faults: [...faults, 'there is no end'] }
}

/** Runs in the page. */
async function lookAtFocus(): Promise<Stop> {
  // The page scrolls to what has the focus before the next frame.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const { activeElement: element } = document
  if (!element || element === document.body) return undefined
  const faults: string[] = []
  const before = document.querySelector('[data-walked]')
  const at = element.outerHTML.replaceAll(/\s+/g, ' ').slice(0, 90)
  // A date is one field of several stops.
  if (before === element) return { at, faults }
  if (before) {
    if (!(before.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)) {
      faults.push('comes before the last stop')
    }
    before.removeAttribute('data-walked')
  }
  element.setAttribute('data-walked', '')

  const hasOutline = (one: Element | null): boolean => {
    if (!one || one === document.body) return false
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    const isDrawn = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
    return (isDrawn && !outlineColor.endsWith(', 0)')) || hasOutline(one.parentElement)
  }
  const isUnderlined = [element, element.parentElement].some(
    (one) => one && getComputedStyle(one).boxShadow.includes('inset'),
  )
  if (!hasOutline(element) && !isUnderlined) faults.push('no focus to be seen')

  const label = element.closest('label') ?? document.querySelector(`label[for="${element.id}"]`)
  // A card to be chosen is the label of a hidden radio button.
  const shown = element.classList.contains('vh') && label ? label : element
  const { left, top, width, height } = shown.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  if (width < 2 || height < 2) faults.push('of no size')
  const isInView = y > 0 && y < innerHeight && x > 0 && x < innerWidth
  // Of what is higher than the window the middle need not be in it.
  if (!isInView && height < innerHeight) faults.push('outside of the window')
  const over = isInView ? document.elementFromPoint(x, y) : null
  if (over && !element.contains(over) && !over.contains(element)) {
    if (!label?.contains(over)) faults.push(`covered by ${over.outerHTML.slice(0, 60)}`)
  }
  return { at, faults }
}

/** The pages of every journey, with what stands between a visitor and them. */
const PAGES: [path: string, enter?: (page: Page) => Promise<void>][] = [
  ['/'],
  ['/uk'],
  ['/uk/products'],
  ['/uk/about'],
  ['/courses'],
  ['/uk/courses'],
  ['/uk/courses/ai-checklist'],
  ['/uk/courses/prompt-engineering'],
  ['/learning-path'],
  ['/uk/learning-path'],
  ['/uk/ai-curator'],
  ['/uk/access-code'],
  ['/uk/404'],
  ['/uk/consultation'],
  ['/content-factory'],
  ['/uk/content-factory?tab=packages'],
  ['/blog'],
  ['/uk/blog/tag/chatbot'],
  ['/blog/chatgpt-hybrid'],
  ['/search?q=dialogflow'],
  ['/dashboard', signIn],
  ['/uk/dashboard', signIn],
  ['/dashboard/1', signIn],
  ['/admin', signInAsOwner],
  ['/uk/admin', signInAsOwner],
  ['/uk/admin'],
]

for (const [path, enter] of PAGES) {
  test(`${path} is walked through by keyboard${enter ? ' after signing in' : ''}, in order and in sight`, async ({
    page,
  }) => {
    test.slow()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await enter?.(page)
    await open(page, path)
    // What is found would move what is walked over.
    if (path.startsWith('/search')) await expect(page.getByRole('option').first()).toBeVisible()
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    })
    const { stops, faults } = await walk(page)
    expect(stops[0]).toContain('skip')
    expect(stops.length).toBeGreaterThan(15)
    expect(faults).toEqual([])
  })
}

const PHONE = { width: 390, height: 844 }

test('on a phone nothing of the content factory that has the focus is under its total', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/content-factory')
  const { stops, faults } = await walk(page)
  expect(stops.length).toBeGreaterThan(15)
  expect(faults).toEqual([])
})

/** Everything that opens over a page, and what opens it. */
const LAYERS: {
  name: string
  path: string
  enter?: (page: Page) => Promise<void>
  opener: (page: Page) => Locator
  /** Where the focus goes at the end, if not to the opener. */
  back?: (page: Page) => Locator
  phone?: boolean
}[] = [
  {
    name: 'the menu',
    path: '/',
    phone: true,
    opener: (page) => page.getByRole('button', { name: 'Menu' }),
  },
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
    path: '/blog/chatgpt-hybrid',
    opener: (page) => page.getByRole('button', { name: /^Enlarge/ }).first(),
  },
  {
    name: 'a module',
    path: '/dashboard',
    enter: signIn,
    opener: (page) => page.getByRole('button', { name: /^(?:Start|Continue)/ }),
  },
  {
    name: 'the image of a post',
    path: '/admin',
    enter: signInAsOwner,
    opener: (page) => page.getByRole('button', { name: 'Insert image' }),
    back: (page) => page.getByLabel('Content'),
  },
]

for (const { name, path, enter, opener, back = opener, phone = false } of LAYERS) {
  test(`${name} takes the focus, holds it, and gives it back after Escape`, async ({ page }) => {
    if (phone) await page.setViewportSize(PHONE)
    await enter?.(page)
    await open(page, path)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const layer = page.getByRole('dialog')
    await expect(layer).toBeVisible()
    await expect(layer).toHaveAccessibleName(/\S/)
    const isInside = () => layer.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(isInside).toBe(true)
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < 12; press += 1) {
        await page.keyboard.press(key)
        expect(await isInside()).toBe(true)
      }
    }
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await expect(back(page)).toBeFocused()
  })
}

for (const { name, path, enter, opener, back = opener, phone = false } of LAYERS) {
  test(`${name} gives the focus back to what was pressed where a press brings none, as in Safari`, async ({
    page,
  }) => {
    if (phone) await page.setViewportSize(PHONE)
    await enter?.(page)
    await open(page, path)
    // Safari gives it to the nearest element around that can have it, if there is any.
    await opener(page).evaluate((element: HTMLElement) => {
      element.parentElement?.closest<HTMLElement>('[tabindex]')?.focus()
      element.click()
    })
    const layer = page.getByRole('dialog')
    await expect
      .poll(() => layer.evaluate((element) => element.contains(document.activeElement)))
      .toBe(true)
    await page.keyboard.press('Escape')
    await expect(layer).toBeHidden()
    await expect(back(page)).toBeFocused()
  })
}
