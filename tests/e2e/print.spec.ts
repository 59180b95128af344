import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

// Width of an A4 page between its margins, at 96 px per inch.
const SHEET = { width: 680, height: 1000 }

/** Opens a page in the dark theme with print styles. */
async function print(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await open(page, path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect.soft(page.getByRole('banner'), path).toBeHidden()
  await expect.soft(page.getByRole('contentinfo'), path).toBeHidden()
  await expect.soft(page.getByRole('heading', { level: 1 }), path).toBeVisible()
  expect
    .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
    .toBe(SHEET.width)
}

/** Red channel of an element's text color (0 is black), and its background. */
function getInk(page: Page, selector: string): Promise<{ red: number; ground: string }> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element)
      const canvas = document.createElement('canvas').getContext('2d')
      if (canvas) canvas.fillStyle = color
      const ink = typeof canvas?.fillStyle === 'string' ? canvas.fillStyle : ''
      const red = Number.parseInt(ink.slice(1, 3), 16)
      return { red, ground: backgroundColor }
    })
}

test('a reader prints posts, lists, courses and texts of law whole, dark on white, with addresses and without controls @nightly', async ({
  page,
}) => {
  await page.setViewportSize(SHEET)
  await print(page, '/blog/kitchen-sink')
  const main = page.getByRole('main')
  await expect.soft(main.getByRole('table').first()).toBeVisible()
  await expect.soft(main.getByRole('figure').getByRole('img').first()).toBeVisible()
  for (const name of ['On this page', 'Tags', 'Newer and older posts']) {
    await expect.soft(main.getByRole('navigation', { name })).toHaveCount(0)
  }
  await expect.soft(main.getByRole('button', { name: /^(?:Copy|Share)/ })).toHaveCount(0)
  await expect.soft(main.getByText('Related posts.')).toBeHidden()

  const code = main.locator('pre')
  await expect.soft(code.first()).toBeVisible()
  const overflowing = await code.evaluateAll((elements) =>
    elements
      .flatMap((element) => [element, ...element.querySelectorAll('*')])
      .filter((element) => element.clientWidth > 0 && element.scrollWidth > element.clientWidth + 1)
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect.soft(overflowing, 'code that is cut off').toEqual([])

  for (const selector of ['main p', 'main pre code', 'h1']) {
    const { red, ground } = await getInk(page, selector)
    expect.soft(red, selector).toBeLessThan(80)
    expect.soft(ground, selector).toBe('rgba(0, 0, 0, 0)')
  }
  expect.soft((await getInk(page, 'html')).ground).toBe('rgb(255, 255, 255)')

  const outside = main.locator('p a[href^="https://"]').first()
  const address = (await outside.getAttribute('href')) ?? 'no address'
  const printed = await outside.evaluate((link) => getComputedStyle(link, '::after').content)
  expect.soft(printed).toContain(address)

  // Checkboxes of a task list are on the same line as their text.
  const places = await main
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox') })
    .evaluateAll((items) =>
      items.map((item) => {
        const box = item.querySelector('input')?.getBoundingClientRect() ?? new DOMRect()
        const range = document.createRange()
        range.selectNodeContents(item)
        const textRect = [...range.getClientRects()].find(({ left }) => left > box.left + 1)
        return {
          gap: (textRect?.left ?? 0) - box.right,
          lower: box.top + box.height / 2 - ((textRect?.top ?? 0) + (textRect?.height ?? 0) / 2),
        }
      }),
    )
  expect(places.length).toBeGreaterThan(0)
  for (const { gap, lower } of places) {
    expect.soft(gap).toBeGreaterThan(5)
    expect.soft(Math.abs(lower)).toBeLessThan(3)
  }

  // Print styles apply before any script runs.
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto('/offer')
  await expect.soft(page.getByRole('banner')).toBeHidden()
  await expect.soft(page.getByRole('contentinfo')).toBeHidden()
  expect.soft((await getInk(page, 'main p')).red).toBeLessThan(80)

  await print(page, '/uk/blog')
  const posts = page.getByRole('article')
  await expect(posts).toHaveCount(9)
  await expect.soft(posts.getByRole('img')).toHaveCount(0)
  await expect.soft(page.getByRole('navigation', { name: 'Сторінки блогу' })).toHaveCount(0)
  const shortened = await posts
    .getByRole('paragraph')
    .evaluateAll(
      (excerpts) =>
        excerpts.filter((excerpt) => excerpt.scrollHeight > excerpt.clientHeight + 1).length,
    )
  expect.soft(shortened, 'excerpts that are cut off').toBe(0)

  await print(page, '/courses/prompt-engineering')
  const answers = page.locator('details > :not(summary)')
  expect(await answers.count()).toBeGreaterThan(1)
  for (const answer of await answers.all()) await expect.soft(answer).toBeVisible()
  const enroll = page
    .getByRole('main')
    .locator('a[href="https://example.com/pay/pi-course"]:visible')
  expect(await enroll.count()).toBeGreaterThan(0)
  for (const link of await enroll.all()) {
    const printed = await link.evaluate((element) => getComputedStyle(element, '::after').content)
    expect.soft(printed).toContain('https://example.com/pay/pi-course')
  }
})
