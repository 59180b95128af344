import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const POST = '/uk/blog/rozrobka-ai-agentiv-vid-prostoho-do-skladnoho'

/** How many parts of the open page wait to be laid out. */
const waiting = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('main section, .ftr, .read > *')].filter(
        (part) => getComputedStyle(part).contentVisibility === 'auto',
      ).length,
  )

for (const path of ['/', POST]) {
  test(`${path} is laid out whole, step by step, as long as nobody does anything`, async ({
    page,
  }) => {
    await page.goto(path)
    await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0)
  })
}

test('an article is laid out as it is read, whole by a jump in it, and Back lands where one left', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/uk/blog')
  await page.locator(`#main a[href="${POST}"]`).first().click()
  await expect(page).toHaveURL(POST)
  await expect.poll(() => waiting(page)).toBeGreaterThan(20)
  await page.locator('.toc-m summary').click()
  const link = page.locator('.toc-m a').nth(6)
  const id = (await link.getAttribute('href'))?.slice(1) ?? ''
  await link.click()
  const topOf = () =>
    page.evaluate((of) => document.getElementById(of)?.getBoundingClientRect().top ?? -1, id)
  await expect.poll(topOf).toBeLessThan(200)
  expect(await topOf()).toBeGreaterThan(0)
  expect(await waiting(page)).toBe(0)
  const top = await topOf()
  await page.locator('#main .back a').dispatchEvent('click')
  await expect(page).toHaveURL('/uk/blog')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(POST))
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(3)
})
