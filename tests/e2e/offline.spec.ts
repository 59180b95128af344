import type { Page } from '@playwright/test'

import { findViolations } from '#tests/support/accessibility.ts'
import { test } from '#tests/support/deployed-site.ts'
import { expect } from '#tests/support/playwright.ts'
import { signIn, whenReady } from '#tests/support/site.ts'

test.use({ keepsCourse: true })

const AVAILABLE_OFFLINE = 'This course is available offline on this device.'

/** Browser messages about missing files without a network. */
const NO_NETWORK = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/

const build = (page: Page) => page.evaluate(() => document.documentElement.dataset.build)

/** All cached data of the site as text. */
function cachedTexts(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const texts = [JSON.stringify(localStorage), JSON.stringify(sessionStorage)]
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        texts.push((await (await cache.match(request))?.text()) ?? '')
      }
    }
    return texts.join('\n')
  })
}

test('a student reads the course and the articles read last without a network, and is led back from what is not kept', async ({
  page,
  context,
  expectConsole,
}) => {
  await signIn(page)
  await expect(page.getByText(AVAILABLE_OFFLINE)).toBeVisible()
  // The other language is cached afterwards.
  await page.waitForLoadState('networkidle')
  // One article is opened by a link, the other by its address.
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' }).click()
  await page.getByRole('article').getByRole('link', { name: 'A long read' }).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A long read')
  await page.goto('/blog/series-one')
  await whenReady(page)

  expectConsole(NO_NETWORK)
  await context.setOffline(true)
  const heading = page.getByRole('heading', { level: 1 })
  await page.reload()
  await expect(heading).toHaveText('Series: part one')
  await page.goto('/blog/long-read')
  await expect(heading).toHaveText('A long read')
  await expect(page.getByRole('main').getByRole('paragraph').nth(3)).toBeVisible()
  await page.goto('/bonus_prompts.md')
  await expect(page.locator('body')).not.toBeEmpty()
  await page.goto('/dashboard?module=1')
  await expect(page.getByRole('dialog').getByText('The sealed sentence of module 1.')).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish module' }).click()
  await expect(heading).toHaveText('Module 2 of 5 is next.')
  await page.goto('/dashboard/2')
  await expect(page.getByText('The sealed sentence of module 2.')).toBeVisible()
  // The language switch works for pages that were never opened on this device.
  await page.getByRole('banner').getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL('/uk/dashboard/2')
  await expect(page.getByText('Запечатане речення модуля 2.')).toBeVisible()
  // The cache contains no decrypted lesson.
  const cached = await cachedTexts(page)
  expect(cached).toContain('courseAccessCode')
  expect(cached).not.toMatch(/The sealed sentence|Запечатане речення/)

  await page.goto('/uk/case-study/project-alpha')
  await expect(heading).toContainText('Немає інтернету')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  const offered = page.getByRole('navigation', { name: 'Доступно без інтернету' })
  await expect(offered.locator('a[href="/uk/dashboard"]')).toBeVisible()
  const article = offered.getByRole('link', { name: 'Series: part one' })
  await expect(article).toHaveAttribute('lang', 'en')
  // The page reloads itself when the network returns, but not while a pressed link is loading.
  await article.evaluate((link: HTMLElement) => {
    link.click()
    dispatchEvent(new Event('online'))
  })
  await expect(page).toHaveURL('/blog/series-one')
  await whenReady(page)
  // If a page cannot be opened, the current one shows a message.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Consultation' }).click()
  await expect(heading).toContainText('You are offline')
  await expect(page).toHaveTitle(/You are offline/)
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline' })).toBeVisible()
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])
  await context.setOffline(false)
  await expect(heading).not.toContainText('You are offline')
  await expect(page).toHaveURL('/consultation')
})

test('a student’s open course hears of a new version, and has it offline after one reload @nightly', async ({
  page,
  site,
  expectConsole,
}) => {
  await page.clock.install()
  await signIn(page, site.url)
  await expect(page.getByText(AVAILABLE_OFFLINE)).toBeVisible()
  await page.goto(`${site.url}/blog`)
  await page.goto(`${site.url}/dashboard`)
  await expect(page.getByText(AVAILABLE_OFFLINE)).toBeVisible()

  await site.deploy('second')
  await page.clock.fastForward('01:00:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  const note = page
    .getByRole('status')
    .filter({ hasText: 'A new version of the site is available.' })
  await expect(note).toBeVisible()
  expect(await build(page)).toBeUndefined()
  await note.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => build(page)).toBe('second')
  await expect(page.getByText(AVAILABLE_OFFLINE)).toBeVisible()
  await expect(note).toHaveCount(0)
  // Cached pages are updated after a deploy.
  await page.goto(`${site.url}/blog`)
  await whenReady(page)
  expect(await build(page)).toBe('second')

  expectConsole(/net::ERR_|dynamically imported module/)
  // A network without the server counts as offline, although the browser reports a connection.
  await site.connect(false)
  await page.goto(`${site.url}/dashboard?module=1`)
  expect(await build(page)).toBe('second')
  await expect(page.getByRole('dialog').getByText('The sealed sentence of module 1.')).toBeVisible()
  await page.goto(`${site.url}/case-study/project-alpha`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText('You are offline')
  await site.connect(true)
  await page.clock.fastForward('01:00')
  await expect(heading).toContainText('Project Alpha')
})

test('a browser forgets the course kept offline when a deploy tells it to @nightly', async ({
  page,
  site,
}) => {
  await signIn(page, site.url)
  await expect(page.getByText(AVAILABLE_OFFLINE)).toBeVisible()
  await site.deploy('third', { offline: false })
  await page.goto(`${site.url}/blog`)
  await expect
    .poll(() =>
      page.evaluate(async () => ({
        workers: (await navigator.serviceWorker.getRegistrations()).length,
        caches: await caches.keys(),
      })),
    )
    .toEqual({ workers: 0, caches: [] })
  expect(await build(page)).toBe('third')
})
