import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open, pressFetched, signIn } from '#tests/support/site.ts'

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

test('a page that was opened within the application is heard whole by who neither scrolls nor walks', async ({
  page,
}) => {
  await open(page, '/courses')
  await pressFetched(page.locator('#main a[href="/courses/prompt-engineering"]').first(), 'course')
  await expect(page).toHaveURL('/courses/prompt-engineering')
  const tree = await page.context().newCDPSession(page)
  const heard = async () => {
    const { nodes } = await tree.send('Accessibility.getFullAXTree')
    return nodes.filter(({ role, ignored }) => role?.value === 'heading' && !ignored).length
  }
  // The last of a page comes a moment after its head.
  const written = page.locator(':is(h1, h2, h3, h4):visible')
  await expect.poll(() => written.count()).toBeGreaterThan(20)
  await expect.poll(async () => (await written.count()) - (await heard())).toBe(0)
})

test('a lesson is heard whole, its homework too', async ({ page }) => {
  await signIn(page)
  await page.goto('/dashboard/1')
  await expect(page.getByRole('heading', { name: /^Homework/ })).toBeAttached()
  await expect.poll(() => waiting(page), { timeout: 15_000 }).toBe(0)
})

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
  await expect
    .poll(async () => {
      const before = await topOf()
      await page.waitForTimeout(300)
      return (await topOf()) - before
    })
    .toBe(0)
  const top = await topOf()
  await page.locator('#main .back a').dispatchEvent('click')
  await expect(page).toHaveURL('/uk/blog')
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(POST))
  await expect.poll(async () => Math.abs((await topOf()) - top)).toBeLessThan(3)
})
