import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import {
  expectScroll,
  holdBack,
  open,
  pointUntilFetched,
  pressFetched,
  whenReady,
} from '#tests/support/site.ts'

/** Notes whether the text of a page was there when its heading came. */
async function watchHeading(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(`{
    const before = document.querySelector('h1').textContent
    const watch = new MutationObserver(() => {
      const heading = document.querySelector('h1')?.textContent
      if (!heading || heading === before) return
      watch.disconnect()
      document.body.dataset.came = document.querySelector('.read, .posts, .call, .turn') ? 'whole' : 'head'
    })
    watch.observe(document, { childList: true, subtree: true, characterData: true })
    delete document.body.dataset.came
  }`)
  return () => page.evaluate('document.body.dataset.came')
}

test('on a way within the site a heading comes first and the text after it', async ({ page }) => {
  await open(page, '/blog')
  const came = await watchHeading(page)
  await pressFetched(page.getByRole('article').first().getByRole('link').first(), 'post-page')
  await expect(page.locator('.read > p').first()).toBeVisible()
  expect(await came()).toBe('head')
})

const LIST_AND_POST = { list: '/blog/tag/dialogflow', post: '/blog/dialogflow-session' }

test('the head of a post that is pressed is there as it will stay, before its text and the styles of all pages', async ({
  page,
}) => {
  const { list, post } = LIST_AND_POST
  const releaseStyles = await holdBack(page, '**/*.css')
  const releaseText = await holdBack(page, '**/content/post/**')
  await page.goto(list)
  // Before that, a link opens a document.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await page.waitForLoadState('networkidle')
  await page.locator(`article.post a[href="${post}"]`).click()
  await expect(page).toHaveURL(post)
  const article = page.locator('article[aria-busy=true]')
  await expect(article.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.progress-line')).toBeVisible()
  await expect(page.locator('#main')).toBeFocused()
  const look = () =>
    page.locator('.hdr, .back, .phead, .phead :not(path)').evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect()
        const { color, font } = getComputedStyle(part)
        return [part.tagName, x, y, width, height, color, font].join(' ')
      }),
    )
  const head = await look()
  await page.evaluate(() => Reflect.set(document.querySelector('h1') ?? {}, 'isFirst', true))
  releaseText()
  releaseStyles()
  await expect(page.locator('.read > p').first()).toBeVisible()
  await expect(article).toHaveCount(0)
  expect(await look()).toEqual(head)
  expect(
    await page.evaluate(() => Reflect.get(document.querySelector('h1') ?? {}, 'isFirst')),
  ).toBe(true)
})

test('so is the head of a related post', async ({ page }) => {
  const release = await holdBack(page, '**/content/post/en/dialogflow-a*.js')
  await open(page, '/blog/dialogflow-session')
  const related = page.locator('.related a[href^="/blog/dialogflow-a"]').first()
  await related.scrollIntoViewIfNeeded()
  const title = (await related.textContent()) ?? ''
  await related.click()
  await expect(page.locator('article[aria-busy=true] h1')).toHaveText(title)
  await expect(page.locator('.read')).toHaveCount(0)
  release()
  await expect(page.locator('.read > p').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('a post whose text does not come is opened as a document, which holds it', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED|Failed to (?:load|fetch)/)
  const { list, post } = LIST_AND_POST
  await page.route('**/content/post/**', (route) => route.abort())
  await page.goto(list)
  // Before that, a link opens a document.
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready')
  await page.waitForLoadState('networkidle')
  await page.locator(`article.post a[href="${post}"]`).click()
  await expect(page.locator('.read > p').first()).toBeVisible()
  await expect(page).toHaveURL(post)
})

test('so it does on the way to a course', async ({ page }) => {
  await open(page, '/courses')
  const came = await watchHeading(page)
  await pressFetched(page.getByRole('link', { name: /^Enroll/ }).first(), 'course-landing')
  await expect(page.locator('#main .call')).toBeVisible()
  expect(await came()).toBe('head')
})

test('and on the way from one project to the next', async ({ page }) => {
  await open(page, '/case-study/converso')
  const came = await watchHeading(page)
  await pressFetched(page.getByRole('link', { name: /^Next/ }), 'freunds-fish')
  await expect(page).toHaveURL('/case-study/freunds-fish')
  await expect(page.locator('.turn')).toBeVisible()
  expect(await came()).toBe('head')
})

test('who comes back finds the page whole at once', async ({ page }) => {
  await open(page, '/blog')
  const last = page.getByRole('article').last().getByRole('link').first()
  await last.scrollIntoViewIfNeeded()
  // A place is noted when the browser tells of the scroll, in the frame after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  await last.click()
  await expect(page.locator('.read > p').first()).toBeVisible()
  const came = await watchHeading(page)
  await page.goBack()
  await expect(page.getByRole('article').last()).toBeInViewport()
  expect(await came()).toBe('whole')
})

test('so does who comes back to a post after the list was loaded anew', async ({ page }) => {
  await open(page, '/blog/dialogflow-session')
  const back = page.locator('.back a')
  await pointUntilFetched(back, 'blog.index')
  await page.evaluate(() => scrollTo(0, 1500))
  // A place is noted when the browser tells of the scroll, in the frame after it.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(1000)
  // Without scrolling up to it.
  await back.dispatchEvent('click')
  await expect(page).toHaveURL('/blog')
  await page.reload()
  await whenReady(page)
  await page.goBack()
  await expect(page.locator('.read > p').first()).toBeAttached()
  await expectScroll(page, left)
})

test('a link to a place in another page leads there', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  const post = {
    slug: 'pointer',
    title: 'Pointer',
    excerpt: 'An excerpt.',
    date: '2024-02-29',
    image: '/favicon.svg',
    content: '[There](/blog/dialogflow-session#how-to-restore-the-memory)',
    keywords: ['a'],
    images: [],
    language: 'en',
    tags: ['ai'],
  }
  await page.addInitScript(
    (posts) => localStorage.setItem('blogPosts', posts),
    JSON.stringify([post]),
  )
  await open(page, '/blog/pointer')
  await page.getByRole('link', { name: 'There' }).click()
  await expect(page.locator('#how-to-restore-the-memory')).toBeInViewport()
})
