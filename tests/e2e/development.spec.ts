import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { copyProject } from '#scripts/test/copy-project.ts'
import { FIXTURE } from '#scripts/test/fixture-site.ts'
import { type DevServer, startDevServer } from '#tests/support/dev-server.ts'
import { expect, test } from '#tests/support/playwright.ts'

test.describe.configure({ mode: 'serial', timeout: 180_000 })

let folder: string
let server: DevServer

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'development-'))
  copyProject(folder, { site: FIXTURE })
  server = await startDevServer(folder)
  await expect.poll(() => server.output(), { timeout: 120_000 }).toContain('ready in')
})

test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('an author sees what is saved in the open page, and a mistake in a sentence until it is mended @nightly', async ({
  page,
  expectConsole,
}) => {
  // Vite bundles dependencies at the first visit, which reloads the page.
  expectConsole(/Outdated Optimize Dep|504/)
  const article = join(folder, 'content/posts/note-one/post.en.mdx')
  const original = readFileSync(article, 'utf8')
  await page.goto(`${server.url}/blog/note-one`)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Note one', { timeout: 120_000 })
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  for (const mark of ['Words saved once.', 'Words saved again.']) {
    writeFileSync(article, `${original}\n${mark}\n`)
    await expect(page.getByText(mark)).toBeVisible()
  }
  await expect(page.locator('html[data-first]')).toHaveCount(1)

  const line = original.split('\n').findIndex((text) => text.startsWith('date:')) + 1
  const sentence = `content/posts/note-one/post.en.mdx:${line}: field "date": is "yesterday": must be a date such as 2023-10-10`
  writeFileSync(article, original.replace(/^date: .*/m, 'date: yesterday'))
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText(sentence)
  expect(server.output()).toContain(sentence)
  await expect(heading).toHaveText('Note one')
  writeFileSync(article, `${original}\nMended words.\n`)
  await expect(page.getByText('Mended words.')).toBeVisible()
  await expect(overlay).toHaveCount(0)
})

test('an author who opens a page after a mistake has been mended sees nothing of it, and a build beside reloads no page @nightly', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Outdated Optimize Dep|504/)
  const article = join(folder, 'content/posts/note-one/post.en.mdx')
  const original = readFileSync(article, 'utf8')
  const countMessages = () => server.output().split('"someday"').length
  const before = countMessages()
  writeFileSync(article, original.replace(/^date: .*/m, 'date: someday'))
  await expect.poll(countMessages).toBeGreaterThan(before)
  writeFileSync(article, `${original}\nMended while nobody looked.\n`)
  await page.goto(`${server.url}/blog/note-one`)
  await expect(page.getByText('Mended while nobody looked.')).toBeVisible({ timeout: 60_000 })
  await page.waitForLoadState('networkidle')
  await expect(page.locator('vite-error-overlay')).toHaveCount(0)

  await page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
  mkdirSync(join(folder, 'dist-next/uk'), { recursive: true })
  writeFileSync(join(folder, 'dist-next/uk/blog.html'), '<!doctype html>')
  writeFileSync(article, `${original}\nSaved after the build.\n`)
  await expect(page.getByText('Saved after the build.')).toBeVisible()
  await expect(page.locator('html[data-first]')).toHaveCount(1)
  writeFileSync(article, original)
})

test('an author sees a new draft join the list, and a saved fact wherever it stands @nightly', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Outdated Optimize Dep|504/)
  await page.goto(`${server.url}/uk/blog`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 120_000 })
  const posts = join(folder, 'content/posts')
  const card = page.getByRole('link', { name: 'Зовсім новий допис' })
  const draft = readFileSync(join(posts, 'note-one/post.uk.mdx'), 'utf8')
    .replace(/^title: .*/m, 'title: Зовсім новий допис\ndraft: true')
    .replace(/^date: .*/m, 'date: 2026-01-01')
  mkdirSync(join(posts, 'new-post'))
  writeFileSync(join(posts, 'new-post/post.uk.mdx'), draft)
  await expect(card).toBeVisible()
  renameSync(join(posts, 'new-post'), join(posts, 'renamed-post'))
  await expect(card).toHaveAttribute('href', '/uk/blog/renamed-post')
  rmSync(join(posts, 'renamed-post'), { recursive: true })
  await expect(card).toHaveCount(0)

  const site = join(folder, 'content/site/site.yaml')
  writeFileSync(site, readFileSync(site, 'utf8').replace('Зразкова студія', 'Збережена назва'))
  await expect(page.getByRole('banner').getByText('Збережена назва')).toBeVisible()
})
