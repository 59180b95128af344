import { expect, type Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'

/** Waits until the application has taken over the page that is open. */
export async function whenReady(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-js', 'ready')
}

/** Opens a page and waits until the application runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await whenReady(page)
}

/** Waits until a page stands where it stood, to the rounding of a pixel or two. */
export async function expectScroll(page: Page, y: number): Promise<void> {
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - y)).toBeLessThan(3)
}

/** Signs in and waits for the course area. */
export async function signIn(page: Page, site = ''): Promise<void> {
  await page.goto(`${site}/access-code`)
  await page.getByLabel('Access code').fill(DEMO_CODE)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('is next.')
}
