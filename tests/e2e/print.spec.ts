import type { Locator, Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

// The width that a sheet of A4 leaves between its margins, at 96 pixels to the inch.
const SHEET = { width: 680, height: 1000 }

/** Opens a page as the printer gets it, out of the dark theme. */
async function print(page: Page, path: string): Promise<void> {
  await page.setViewportSize(SHEET)
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' })
  await open(page, path)
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
}

/** What stands behind an element's words. */
function after(element: Locator): Promise<string> {
  return element.evaluate((one) => getComputedStyle(one, '::after').content)
}

for (const path of ['/blog/dialogflow-session', '/uk/blog/dialogflow-session']) {
  test(`${path} is printed as its words, tables, pictures and whole code`, async ({ page }) => {
    await print(page, path)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(main.locator('.read table').first()).toBeVisible()
    await expect(main.locator('.read figure img').first()).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    for (const hidden of ['.toc', '.toc-m', '.series', '.post-foot', '.neighbours', '.post-tags']) {
      await expect(main.locator(hidden).first()).toBeHidden()
    }
    await expect(main.locator('.btn:visible, .copy:visible')).toHaveCount(0)
    // The related posts.
    await expect(main.locator('.section')).toBeHidden()

    const code = main.locator('.code').first()
    await expect(code).toBeVisible()
    const isCut = await main
      .locator('.code *')
      .evaluateAll((all) =>
        all.some((one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0),
      )
    expect(isCut).toBe(false)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width)
  })
}

for (const path of ['/uk/blog/dialogflow-session', '/courses/ai-checklist', '/offer']) {
  test(`${path} that nobody has touched is printed on paper's own terms, too`, async ({ page }) => {
    await page.setViewportSize(SHEET)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto(path)
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    await expect(page.locator('html')).not.toHaveAttribute('data-touched')
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
    await expect(page.getByRole('main')).toHaveCSS('color', 'rgb(0, 0, 0)')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(SHEET.width)
  })
}

test('the boxes of a list of tasks are printed beside their words, on one line with them', async ({
  page,
}) => {
  await print(page, '/uk/blog/dialogflow-session')
  const places = await page.locator('.task-list-item').evaluateAll((all) =>
    all.map((item) => {
      const box = item.querySelector('input')?.getBoundingClientRect() ?? new DOMRect()
      const range = document.createRange()
      range.selectNodeContents(item)
      // The box is the first, its words follow.
      const words = [...range.getClientRects()].find(({ left }) => left > box.left + 1)
      return {
        gap: (words?.left ?? 0) - box.right,
        lower: box.top + box.height / 2 - ((words?.top ?? 0) + (words?.height ?? 0) / 2),
      }
    }),
  )
  expect(places.length).toBeGreaterThan(0)
  for (const { gap, lower } of places) {
    expect.soft(gap).toBeGreaterThan(5)
    expect.soft(Math.abs(lower)).toBeLessThan(3)
  }
})

test('a link that leads out of the site is printed with its address', async ({ page }) => {
  await print(page, '/blog/chatgpt-hybrid')
  const link = page.locator('.read a[href^=http]').first()
  expect(await after(link)).toContain((await link.getAttribute('href')) ?? 'no address')
})

test('the dark theme is printed dark on white', async ({ page }) => {
  await print(page, '/blog/dialogflow-session')
  const coloursOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((one) => {
        const { color, backgroundColor } = getComputedStyle(one)
        return { color, backgroundColor }
      })
  expect(await coloursOf('html')).toEqual({
    color: 'rgb(0, 0, 0)',
    backgroundColor: 'rgb(255, 255, 255)',
  })
  for (const selector of ['.read > p', '.code code', 'h1']) {
    const { color, backgroundColor } = await coloursOf(selector)
    const [red = 255] = (/\d+/.exec(color) ?? []).map(Number)
    expect(red, `${selector} is ${color}`).toBeLessThan(80)
    expect(backgroundColor).toBe('rgba(0, 0, 0, 0)')
  }
})

for (const path of ['/blog', '/uk/blog']) {
  test(`${path} is printed as a list of titles with their whole excerpts`, async ({ page }) => {
    await print(page, path)
    const posts = page.getByRole('article')
    await expect(posts).toHaveCount(9)
    await expect(posts.first().getByRole('heading')).toBeVisible()
    await expect(posts.locator('.art').first()).toBeHidden()
    await expect(page.locator('.pager').first()).toBeHidden()
    const excerpts = await posts
      .locator('.ex-t')
      .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight))
    expect(Math.max(...excerpts)).toBeLessThanOrEqual(1)
  })
}

for (const path of ['/courses/prompt-engineering', '/uk/courses/prompt-engineering']) {
  test(`${path} is printed with all answers, and its buttons as addresses`, async ({ page }) => {
    await print(page, path)
    await expect(page.getByRole('banner')).toBeHidden()
    const answers = page.locator('.faq details > :not(summary)')
    expect(await answers.count()).toBeGreaterThan(3)
    for (const answer of await answers.all()) await expect(answer).toBeVisible()
    const buttons = page.getByRole('main').locator('.btn:visible')
    expect(await buttons.count()).toBeGreaterThan(0)
    for (const button of await buttons.all()) {
      expect(await after(button)).toContain((await button.getAttribute('href')) ?? 'no address')
      await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    }
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page is printed as its words, too', async ({ page }) => {
    await page.goto('/blog/dialogflow-session')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('banner')).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeHidden()
  })
})
