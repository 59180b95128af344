import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { delayRequests, expectScroll, open, openSettled } from '#tests/support/site.ts'

/** Posts of the first page in English, newest first. */
const FIRST_PAGE = [
  'Everything at once',
  'A long read',
  'Series: part three',
  'Series: part two',
  'Series: part one',
  'Only in English',
  'Лише українською',
  'Note one',
  'Note two',
]

/** Number of posts per tag, as shown in tag lists. */
const TAGS = ['ai 5', 'automation 4', 'chatbot 6', 'development 1', 'dialogflow 3']

test('a reader turns the pages of the blog, each nine posts long, announced, and kept in the address', async ({
  page,
}) => {
  await openSettled(page, '/blog')
  const posts = page.getByRole('main').getByRole('article')
  const titles = posts.getByRole('heading', { level: 2 })
  const announcement = page.getByRole('status').filter({ hasText: 'page opened' })
  const [previous, next] = ['Previous', 'Next'].map((name) =>
    page.getByRole('main').getByRole('link', { name }),
  )
  await expect(titles).toHaveText(FIRST_PAGE)
  await expect.soft(posts.first()).toContainText('June 1, 2024')
  await expect.soft(posts.first().getByRole('img', { includeHidden: true })).toBeVisible()
  await expect
    .soft(posts.first())
    .toContainText('One article with everything that an author may use')
  await expect.soft(posts.first()).toContainText('Read More')
  await expect.soft(posts.nth(6)).toContainText('Ukrainian')
  await expect.soft(titles.nth(6)).toHaveAttribute('lang', 'uk')
  await expect.soft(page.getByText('Page 1 of 2')).toBeVisible()
  await expect.soft(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const title = await page.title()

  await next?.click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await expect(titles).toHaveText(['Note three', 'Note four', 'Note five', 'Note six'])
  await expect(page.getByRole('main')).toBeFocused()
  await expectScroll(page, 0)
  await expect(page).toHaveTitle(/, page 2 · /)
  await expect(announcement).toContainText(', page 2')
  await expect.soft(page.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.reload()
  await expect(page.getByText('Page 2 of 2')).toBeVisible()
  await previous?.click()
  await expect(page).toHaveURL('/blog')
  await page.goBack()
  await expect(page).toHaveURL('/blog?page=2')
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(page).toHaveTitle(title)
  await expect(titles).toHaveText(FIRST_PAGE)

  for (const [query, expectedTitles] of [
    ['?page=9999', 'Page 2 of 2'],
    ['?page=0', 'Page 1 of 2'],
    ['?page=two', 'Page 1 of 2'],
  ] as const) {
    await page.goto(`/blog${query}`)
    await expect.soft(page.getByText(expectedTitles), query).toBeVisible()
    if (query === '?page=9999') await expect.soft(page).toHaveURL('/blog?page=2')
  }
  await page.goto('/uk/blog')
  await expect.soft(titles.first()).toHaveText('Усе одразу')
  await expect.soft(posts.first()).toContainText('1 червня 2024')
  await expect.soft(page.getByText('Сторінка 1 з 2')).toBeVisible()
})

test('a pressed post shows its heading at once and its text when it has come', async ({ page }) => {
  await openSettled(page, '/blog')
  const release = await delayRequests(page, '**/*')
  await page.getByRole('main').getByRole('link', { name: 'Everything at once' }).click()
  await expect(page).toHaveURL('/blog/kitchen-sink')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Everything at once')
  const article = page.getByRole('main').getByRole('article').first()
  await expect(article).toHaveAttribute('aria-busy')
  release()
  await expect(article).not.toHaveAttribute('aria-busy')
  await expect(article.getByRole('heading', { level: 2 })).not.toHaveCount(0)
})

test('a reader goes from a post to its tag, its series, its neighbours and posts close to it @nightly', async ({
  page,
}) => {
  await openSettled(page, '/uk/blog/series-two')
  const main = page.getByRole('main')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Серія: частина друга')
  const neighbours = main.getByRole('navigation', { name: 'Новіший і старіший дописи' })
  await expect
    .soft(neighbours.locator('[rel=next]'))
    .toHaveAttribute('href', '/uk/blog/series-three')
  await expect.soft(neighbours.locator('[rel=prev]')).toHaveAttribute('href', '/uk/blog/series-one')
  await expect.soft(main.getByText('Що ще почитати?')).toBeVisible()
  await expect.soft(main.getByRole('article').getByRole('link')).not.toHaveCount(0)
  await main.getByText('Частина 2 з 3').click()
  const series = main.getByRole('group').filter({ hasText: 'Серія з трьох частин' })
  await expect(series.locator('[aria-current]')).toHaveText('Серія: частина друга')
  await series.getByRole('link', { name: 'Серія: частина третя' }).click()
  await expect(page).toHaveURL('/uk/blog/series-three')
  await expect(heading).toHaveText('Серія: частина третя')

  const tags = main.getByRole('navigation', { name: 'Теги' }).getByRole('link')
  await expect(tags).toHaveText(TAGS)
  await main.getByRole('link', { name: 'chatbot', exact: true }).first().click()
  await expect(page).toHaveURL('/uk/blog/tag/chatbot')
  await expect(heading).toHaveText('Дописи з тегом «chatbot»')
  await expect.soft(main).toContainText('6 дописів, найновіші спершу.')
  await expect(main.getByRole('article')).toHaveCount(6)
  await expect
    .soft(main.getByRole('navigation', { name: 'Інші теги' }).getByRole('link'))
    .toHaveText(TAGS.filter((tag) => !tag.startsWith('chatbot')))
  await main.getByRole('link', { name: 'До блогу' }).click()
  await expect(page).toHaveURL('/uk/blog')
  await main.getByRole('link', { name: 'Усі теги' }).click()
  await expect(page).toHaveURL('/uk/blog/tag')
  await expect(main.getByRole('navigation', { name: 'Теги' }).getByRole('link')).toHaveText(TAGS)

  // An untranslated post is shown in its own language on pages of both languages.
  await page.goto('/uk/blog/only-in-english')
  await expect.soft(main.getByText('Цей допис є лише англійською.')).toBeVisible()
  await expect.soft(heading).toHaveAttribute('lang', 'en')
  await expect
    .soft(main.locator('[lang=en]').filter({ hasText: 'There is no second language here.' }))
    .not.toHaveCount(0)
  await page.goto('/blog/tag/ai')
  await expect.soft(heading).toHaveText(/^Posts tagged with .ai.$/)
  await expect.soft(main).toContainText('5 posts, newest first.')
})

test('a reader finds their place in a post, enlarges a picture, copies code for two seconds, and shares the address @nightly', async ({
  page,
  expectConsole,
  silence,
}) => {
  await recordShared(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/blog/long-read?from=mail')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const link = contents.getByRole('link', { name: 'The window', exact: true })
  await link.click()
  await expect(page).toHaveURL('/blog/long-read?from=mail#the-window')
  await expect(page.getByRole('heading', { name: 'The window', exact: true })).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'true')

  const share = page.getByRole('button', { name: 'Share' })
  const address = new URL('/blog/long-read', page.url()).href
  const shared = () =>
    page.evaluate(() => JSON.parse(document.body.dataset.shared ?? '[]') as unknown[])
  await share.click()
  await expect.poll(shared).toEqual([{ title: 'A long read', url: address }])
  // Closing the share sheet is a choice; a failed share copies the address.
  await page.evaluate(() => (document.body.dataset.sheet = 'AbortError'))
  await share.click()
  await expect(page.getByText('Link copied')).toHaveCount(0)
  await page.evaluate(() => (document.body.dataset.sheet = 'NotAllowedError'))
  await share.click()
  await expect(page.getByText('Link copied')).toBeVisible()
  await expect.poll(shared).toContainEqual(address)
  await expect(page.getByText('Link copied')).toBeHidden()
  await page.evaluate(() => (document.body.dataset.clipboard = 'refused'))
  await share.click()
  await expect(page.getByText('The link could not be copied')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/uk/blog/kitchen-sink')
  const folded = page.getByRole('group').filter({ hasText: 'Зміст допису' }).first()
  await folded.getByText('Зміст допису').click()
  await folded.getByRole('link', { name: 'Списки й таблиці' }).click()
  await expect(page.getByRole('heading', { name: 'Списки й таблиці' })).toBeInViewport()
  await expect(folded.getByRole('link').first()).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const drawing = page.getByRole('button', { name: /^Збільшити зображення/ }).first()
  await drawing.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: 'Дві скриньки, зʼєднані стрілкою' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Закрити' }).click()
  await expect(dialog).toBeHidden()
  await expect(drawing).toBeFocused()

  await page.clock.install()
  await open(page, '/blog/kitchen-sink')
  const main = page.getByRole('main')
  for (const text of [
    'A note',
    'Three ways of doing nothing',
    'Open the door',
    'Front',
    'What is quoted stands so.',
  ]) {
    await expect.soft(main.getByText(text).first()).toBeAttached()
  }
  await expect
    .soft(main.getByRole('link', { name: /A video about doors/ }))
    .toHaveAttribute('href', 'https://example.com/video')
  await expect.soft(main).toContainText('Updated June 15, 2024')
  // Headings with the same text have different ids.
  await expect.soft(main.locator('#example, #example-2')).toHaveText(['Example', 'Example'])
  const footnote = main.getByRole('link', { name: '1', exact: true })
  await footnote.click()
  await expect.soft(main.getByText('The source is made up')).toBeInViewport()

  const copied = () =>
    page.evaluate(() => (JSON.parse(document.body.dataset.shared ?? '[]') as string[]).at(-1))
  const copy = main.getByRole('button', { name: /^Copy(?! for)/ })
  const done = main.getByRole('button', { name: /^Copied!/ })
  await expect(copy).toHaveCount(4)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  await copy.first().click()
  await expect(done).toHaveAttribute('title', 'Copied!')
  await page.clock.runFor(1900)
  await expect(done).toHaveCount(1)
  await page.clock.runFor(200)
  await expect(done).toHaveCount(0)
  await expect(copy).toHaveCount(4)
  expect(await copied()).toBe(
    'export function open(door: string): string {\n  return `${door} is open`\n}',
  )
  // Removed lines and diff markers are not copied.
  await copy.nth(2).click()
  await expect.poll(copied).toBe("const door = 'open'")

  expectConsole(/Failed to copy code/)
  await page.clock.runFor(3000)
  await page.evaluate(() => (document.body.dataset.clipboard = 'refused'))
  await copy.first().click()
  await expect.poll(() => silence.messages.join()).toContain('Failed to copy code')
  await expect(done).toHaveCount(0)
  await expect(main.locator('pre').first()).toBeVisible()
})

/**
 * Replaces the share sheet and the clipboard with fakes that record calls; data attributes of the body set
 * their results.
 */
async function recordShared(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const note = (data: unknown) => {
      const before = JSON.parse(document.body.dataset.shared ?? '[]') as unknown[]
      document.body.dataset.shared = JSON.stringify([...before, data])
    }
    Object.assign(Navigator.prototype, {
      share: ({ title, url }: ShareData) => {
        const { sheet } = document.body.dataset
        if (sheet) return Promise.reject(new DOMException('stub', sheet))
        note({ title, url })
        return Promise.resolve()
      },
    })
    navigator.clipboard.writeText = (text) => {
      if (document.body.dataset.clipboard) return Promise.reject(new Error('refused'))
      note(text)
      return Promise.resolve()
    }
  })
}
