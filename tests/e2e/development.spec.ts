import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type DevServer, startDevServer } from '#scripts/bench/dev-server.ts'
import { makePosts, writePost } from '#scripts/bench/make-posts.ts'
import { copyProject } from '#scripts/lib/copy-project.ts'
import { expect, test } from '#tests/support/playwright.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

// Named here and made in `beforeAll`: this file is also read by who only counts its tests.
const folder = join(tmpdir(), `development-${process.pid}`)
const posts = join(folder, 'content/posts')
const article = join(posts, 'measured-0001/en.mdx')
let server: DevServer

test.beforeAll(async () => {
  copyProject(folder)
  makePosts(posts, 1)
  server = await startDevServer(folder)
  await expect.poll(() => server.output(), { timeout: 120_000 }).toContain('ready in')
})

test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test.beforeEach(async ({ page, expectConsole }) => {
  // Packages are bundled at the first visit, which loads the page anew.
  expectConsole(/Outdated Optimize Dep|504/)
  writePost(posts, 1)
  await page.goto(`${server.url}/blog/measured-0001`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Measured post 1', {
    timeout: 120_000,
  })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
})

test('a saved article shows in the open page, which stays the same document', async ({ page }) => {
  for (const mark of ['Words saved once.', 'Words saved again.']) {
    writePost(posts, 1, mark)
    await expect(page.getByText(mark)).toBeVisible()
  }
  await expect(page.locator('html[data-first]')).toHaveCount(1)
})

test('a mistake stands over the page and in the terminal until it is mended', async ({ page }) => {
  const right = readFileSync(article, 'utf8')
  const sentence =
    'content/posts/measured-0001/en.mdx:4: field "date": is "yesterday": must be a date such as 2023-10-10'
  writeFileSync(article, right.replace(/^date: .*/m, 'date: yesterday'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(sentence)
  expect(server.output()).toContain(sentence)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Measured post 1')
  writeFileSync(article, right.replace('\n---\n\n', '\n---\n\nMended words. '))
  await expect(page.getByText('Mended words.')).toBeVisible()
  await expect(overlay).toHaveCount(0)
})

test('a new post joins the list, a draft too, and leaves it with its folder', async ({ page }) => {
  await page.goto(`${server.url}/uk/blog`)
  const card = page.getByRole('link', { name: 'Зовсім новий допис' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  writePost(posts, 2)
  const file = join(posts, 'measured-0002/uk.mdx')
  const draft = readFileSync(file, 'utf8')
    .replace(/^title: .*/m, 'title: Зовсім новий допис\ndraft: true')
    .replace(/^date: .*/m, 'date: 2026-01-01')
  rmSync(join(posts, 'measured-0002/en.mdx'))
  writeFileSync(file, draft)
  await expect(card).toBeVisible()
  renameSync(join(posts, 'measured-0002'), join(posts, 'renamed-post'))
  await expect(card).toHaveAttribute('href', '/uk/blog/renamed-post')
  rmSync(join(posts, 'renamed-post'), { recursive: true })
  await expect(card).toHaveCount(0)
})

test('saved facts show wherever they stand', async ({ page }) => {
  await page.goto(`${server.url}/courses`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const words = join(folder, 'content/pages/courses.en.yaml')
  writeFileSync(words, readFileSync(words, 'utf8').replace(/answer: .*/, 'answer: Saved words.'))
  await expect(page.getByText('Saved words.')).toBeVisible()
  const site = join(folder, 'content/site/site.yaml')
  const brand = readFileSync(site, 'utf8').replace(
    /brand: \{ en: [^,]*/,
    'brand: { en: Saved Brand',
  )
  writeFileSync(site, brand)
  await expect(page.getByRole('banner').getByText('Saved Brand')).toBeVisible()
})
