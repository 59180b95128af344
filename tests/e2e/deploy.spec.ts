import type { BrowserContext, Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { test } from '#tests/support/deployed-site.ts'
import { expect } from '#tests/support/playwright.ts'
import { open, signIn, whenReady } from '#tests/support/site.ts'

/** Browser messages about a missing file and the part of the page that needed it. */
const MISSING_FILE_ERROR =
  /status of 404|dynamically imported module|MIME type|SyntaxError|net::ERR_|^uncaught: $/

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Enables data saving, so that nothing is preloaded. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
}

/** Counts page loads from now on. */
function countLoads(page: Page): () => number {
  let count = 0
  page.on('load', () => (count += 1))
  return () => count
}

test('a visitor whose tab has outlived a deploy goes on by one reload, and keeps what was typed @nightly', async ({
  page,
  site,
  context,
  expectConsole,
}) => {
  expectConsole(MISSING_FILE_ERROR)
  await saveData(context)
  // A page of the previous build navigates to a page of the new one.
  await open(page, `${site.url}/privacy`)
  await site.deploy('second')
  await page.getByRole('banner').getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL(`${site.url}/courses`)
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  await whenReady(page)
  expect(await build(page)).toBe('second')

  // Content of a later build, with fields unknown to this page.
  await page.route('**/content/page/en/about.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'export const data = {}, shape = "later"',
    }),
  )
  const renewals = countLoads(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect.poll(renewals).toBe(1)
  await whenReady(page)
  await expect(page).toHaveURL(`${site.url}/about`)
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

  // A missing chunk causes one reload and a message that another click is needed.
  const search = page.getByRole('banner').getByRole('link', { name: 'Search' })
  await site.deploy('third')
  const getLoadCount = countLoads(page)
  await search.click()
  await expect(toasts(page)).toContainText('Please try again.')
  expect(getLoadCount()).toBe(1)
  await whenReady(page)
  expect(await build(page)).toBe('third')
  await search.click()
  await page.getByRole('combobox', { name: 'Search' }).fill('long read')
  await expect(page.getByRole('option', { name: /A long read/ }).first()).toBeVisible()

  // A page with unsaved input is not reloaded; a message offers a button.
  await open(page, `${site.url}/access-code`)
  await page.getByLabel('Access code').fill('half of a code')
  await site.deploy('fourth')
  const later = countLoads(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(toasts(page)).toContainText('This part of the page did not load')
  await expect(toasts(page).getByRole('button', { name: 'Reload the page' })).toBeVisible()
  await expect(page.getByLabel('Access code')).toHaveValue('half of a code')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'A new version of the site is available.',
  )
  await expect(page.getByLabel('Access code')).toHaveValue('half of a code')
  expect(later()).toBe(0)

  // A truncated script, as during an upload: the page starts nevertheless.
  await page.route(
    '**/*.js',
    (route) => route.fulfill({ contentType: 'text/javascript', body: 'start(' }),
    { times: 1 },
  )
  await open(page, `${site.url}/consultation`)
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
})

test('a visitor to a host without the site’s files can read, is told so once, and a student’s tab says what is new @nightly', async ({
  page,
  site,
  context,
  expectConsole,
}) => {
  expectConsole(MISSING_FILE_ERROR)
  await saveData(context)
  await signIn(page, site.url)
  await page.getByLabel('Role', { exact: true }).fill('Marketer')
  await site.deploy('second')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(
    page.getByRole('alert').or(toasts(page).getByRole('listitem')).first(),
  ).toContainText(/A new version of the site is available|did not load/)
  await page.reload()
  await whenReady(page)
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Marketer')
  await page.getByRole('button', { name: /^Start/ }).click()
  await expect(page.getByText('The sealed sentence of module 1.')).toBeVisible()

  // Missing scripts are answered with a page, as single-page application hosts do.
  let getLoadCount = () => 0
  await page.route('**/*.js', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Not found</title>' }),
  )
  for (const [path, text] of [
    ['/blog', 'You can read this page, but its buttons do not work'],
    ['/uk/blog', 'Сторінку можна читати, але її кнопки'],
  ] as const) {
    getLoadCount = countLoads(page)
    await page.goto(site.url + path)
    await expect(page.getByRole('alert').filter({ hasText: text })).toBeInViewport({ ratio: 1 })
    // The next page of the tab does not reload again.
    expect(getLoadCount(), path).toBe(path === '/blog' ? 2 : 1)
    await expect(page.getByRole('article')).toHaveCount(9)
  }
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Усе одразу')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await open(page, `${site.url}/blog`)
})

test('a visitor without a network stays where a press has led, and goes on by itself when there is one @nightly', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(MISSING_FILE_ERROR)
  await saveData(context)
  await open(page, '/uk/courses')
  const getLoadCount = countLoads(page)
  await context.setOffline(true)
  // Controls that need no further file still work.
  await page.getByRole('button', { name: /^Бізнес/ }).click()
  await expect(page).toHaveURL('/uk/courses?category=business')
  await page
    .getByRole('navigation', { name: 'Головне меню' })
    .getByRole('link', { name: 'Блог' })
    .click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(/Немає\s+інтернету|зник\s+звʼязок/)
  expect(getLoadCount()).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL('/uk/courses?category=business')
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goForward()
  await expect(alert).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('article')).toHaveCount(9)
  await expect(page).toHaveURL('/uk/blog')
  await expect(alert).toHaveCount(0)

  // A failed sign-in is reported, and the code stays in the field.
  await open(page, '/access-code')
  await page.getByLabel('Access code').fill(DEMO_CODE)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(alert).toContainText('The code could not be checked.')
  await expect(page.getByLabel('Access code')).toHaveValue(DEMO_CODE)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 1 of 5 is next.')
})
