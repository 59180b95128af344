import { expect, test } from '#tests/support/playwright.ts'
import { open, whenReady } from '#tests/support/site.ts'

const TEXT =
  'The page you are looking for might have been removed, had its name changed, or is temporarily unavailable.'

/** Unknown addresses, with the heading of the page and the target of its button. */
const MISSING_PATHS = [
  ['/blog/tag/ai/foo', 'Page Not Found', 'Back to Homepage', '/'],
  ['/ua/posts/nothing', 'Сторінку не знайдено', 'На головну', '/uk'],
  ['/uk/case-study/project-alpha/foo', 'Сторінку не знайдено', 'На головну', '/uk'],
  ['/uk/blog/post-of-2099', 'Публікацію не знайдено', 'До блогу', '/uk/blog'],
  ['/uk/certificate/k7mq2x9dfw4hz8pn3tbd', 'Сторінку не знайдено', 'На головну', '/uk'],
  ['/courses/nothing', 'Course not found', 'Back to Courses', '/courses'],
] as const

/** Old addresses with their targets, redirected by a host rule or by the not-found page. */
const MOVED_PATHS = [
  ['/uk/old-page?from=mail', '/uk/about?from=mail'],
  ['/uk/some/dialogflow-cx', '/uk/blog/tag/dialogflow'],
  ['/some/archive/thing', '/uk/blog'],
] as const

test.beforeEach(({ expectConsole }) => expectConsole(/404/))

test('a visitor at an address without a page is told so in their language, with the status 404 and a way on', async ({
  page,
}) => {
  const main = page.getByRole('main')
  // An empty first paint would flicker, and so would the tab of a page without a title.
  await page.addInitScript(() => {
    const readPage = () => {
      const main = document.querySelector('main')
      if (main && (main.childElementCount === 0 || !document.title)) {
        document.documentElement.dataset.wasEmpty = ''
      }
      requestAnimationFrame(readPage)
    }
    readPage()
  })
  for (const [path, title, label, target] of MISSING_PATHS) {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(404)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title)
    await whenReady(page)
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveText(title)
    await expect
      .soft(page.locator('html'), path)
      .toHaveAttribute('lang', /^\/(?:uk|ua)\//.test(path) ? 'uk' : 'en')
    await expect.soft(page.locator('html'), path).not.toHaveAttribute('data-was-empty')
    await expect
      .soft(page.locator('meta[name=robots]').first(), path)
      .toHaveAttribute('content', /noindex/)
    if (title === 'Page Not Found') await expect.soft(main, path).toContainText(TEXT)
    await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), path).toBeAttached()
    await main.getByRole('link', { name: label }).click()
    await expect.soft(page, path).toHaveURL(target)
  }
})

test('a visitor with an old address, a file’s, or one without their language lands where they belong @nightly', async ({
  page,
}) => {
  await open(page, '/privacy')
  for (const [from, to] of MOVED_PATHS) {
    await page.goto(from)
    await expect.soft(page, from).toHaveURL(to)
    await expect.soft(page.getByRole('heading', { level: 1 }), from).toBeVisible()
  }
  await open(page, '/privacy')
  await page.goto('/DialogFlow-basics')
  await expect(page).toHaveURL('/blog/tag/dialogflow')
  await page.goBack()
  await expect(page).toHaveURL('/privacy')

  // The stored language applies before the first paint; /en selects English.
  await page.addInitScript(() => {
    if (!localStorage.getItem('language')) localStorage.setItem('language', 'uk')
    const painted = JSON.parse(sessionStorage.getItem('painted') ?? '[]')
    new PerformanceObserver(() => {
      painted.push(location.pathname)
      sessionStorage.setItem('painted', JSON.stringify(painted))
    }).observe({ type: 'paint' })
  })
  // Delay, so that the previous page would be painted.
  await page.route('/uk/blog?page=2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 400))
    await route.continue()
  })
  await page.goto('/blog?page=2#main')
  await expect(page).toHaveURL('/uk/blog?page=2#main')
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  const painted = () => page.evaluate(() => sessionStorage.getItem('painted'))
  await expect.poll(painted).toContain('/uk/blog')
  expect(await painted()).not.toContain('"/blog"')

  // Hosts also serve a page at the address of its file.
  for (const [file, path] of [
    ['/about.html', '/uk/about'],
    ['/en/courses/ai-fundamentals.html?from=mail#main', '/courses/ai-fundamentals?from=mail#main'],
    ['/index.html', '/'],
  ] as const) {
    await page.goto(file)
    await expect(page, file).toHaveURL(path)
    const heading = page.getByRole('heading', { level: 1 })
    const text = await heading.textContent()
    await whenReady(page)
    await expect(heading, file).toHaveText(text ?? '')
    await expect(page, file).toHaveURL(path)
  }
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('en')
  await page.evaluate(() => localStorage.setItem('language', 'uk'))
  await page.goto('/en/courses?a=1')
  await expect(page).toHaveURL('/courses?a=1')
  await page.goto('/courses')
  await expect(page).toHaveURL('/courses')

  // An address after a double slash is not followed; a word that begins with a language code is no language.
  await page.goto('/en//evil.example/x')
  await expect(page).toHaveURL('/evil.example/x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  await page.goto('/ukraine')
  for (const name of ['Укр', 'Eng']) {
    await expect(page.getByRole('banner').getByRole('link', { name })).toBeVisible()
  }
})
