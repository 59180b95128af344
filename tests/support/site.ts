import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'

/**
 * Starts the application with a pointer event and waits for hydration. The event is dispatched by script,
 * because a real pointer movement waits until the browser has painted the page.
 */
export async function whenReady(page: Page): Promise<void> {
  for (;;) {
    try {
      return await page.evaluate(startApplication)
    } catch (error) {
      // The document was replaced during the wait, so waiting starts again in the new one.
      if (page.isClosed() || !/context was destroyed|navigation/.test(String(error))) throw error
      await page.waitForLoadState('domcontentloaded')
    }
  }
}

/** Runs in the page. */
async function startApplication(): Promise<void> {
  const { dataset } = document.documentElement
  if (dataset.app === 'ready') return
  await new Promise((resolve) => {
    document.addEventListener('site:ready', resolve, { once: true })
    dispatchEvent(new Event('touchstart'))
  })
}

/** Opens a page and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await whenReady(page)
}

/** Opens a page and waits until no request is pending, after which links navigate within the application. */
export async function openSettled(page: Page, path: string): Promise<void> {
  await open(page, path)
  await page.waitForLoadState('networkidle')
}

/** Delays requests for files until the returned function lets them succeed or fail. */
export async function delayRequests(
  page: Page,
  files: string,
  end: 'continue' | 'abort' = 'continue',
): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(files, async (route) => {
    await released
    await route[end]()
  })
  return release
}

/** Scrolls to a link and returns the scroll position after scrolling has ended. */
export async function scrollDownTo(link: Locator): Promise<number> {
  const scrollPosition = await link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        addEventListener('scrollend', () => setTimeout(() => resolve(Math.round(scrollY)), 100))
        element.scrollIntoView({ block: 'center', behavior: 'instant' })
      }),
  )
  expect(scrollPosition).toBeGreaterThan(300)
  return scrollPosition
}

/** Goes back to a page and expects the former scroll position. */
export async function expectWayBack(
  page: Page,
  path: string,
  scrollPosition: number,
): Promise<void> {
  await page.goBack()
  await expect(page).toHaveURL(path)
  await expectScroll(page, scrollPosition)
}

/** Waits until a page has a scroll position, within two pixels. */
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

/** Signs the owner in by keyboard and waits for the editor. */
export async function signInAsOwner(page: Page): Promise<void> {
  await open(page, '/admin')
  await page.getByLabel('Username').fill(DEMO_ADMIN.user)
  await page.getByLabel('Password').fill(DEMO_ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Blog Post')
}

/** Picture of a post, on a host that is not reachable in tests. */
const COVER = 'https://example.com/cover.svg'

/** Serves that picture. */
export async function serveCover(target: BrowserContext | Page): Promise<void> {
  await target.route(COVER, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  )
}

/** Fills in all required fields of the editor with text derived from the title. */
export async function writePost(page: Page, title: string): Promise<void> {
  await page.getByLabel('Title').fill(title)
  await page
    .getByLabel('Excerpt')
    .fill(
      `«${title}»: допис, який має лишитися, хоч би що сталося з мережею, вкладкою чи сховищем.`,
    )
  await page.getByLabel('Content').fill('Текст.')
  await page.getByLabel('Date').fill('2023-10-10')
  await page.getByLabel('Main image').fill(COVER)
  await page.getByLabel('Keywords').fill('допис')
}
