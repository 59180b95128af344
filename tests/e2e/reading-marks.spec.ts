import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'
import { stored } from '#tests/support/student.ts'

const scrollThrough = (page: Page, part: number) =>
  page.evaluate((share) => {
    const text = document.querySelector('article .read')?.getBoundingClientRect()
    if (text) window.scrollTo(0, scrollY + text.top + text.height * share - innerHeight)
  }, part)

test('a reader finds what they have begun, finished and saved, can forget it, and copies a text for a model @nightly', async ({
  page,
}) => {
  await open(page, '/blog/long-read')
  await scrollThrough(page, 0.45)
  await expect
    .poll(() => stored(page, 'readPosts'))
    .toMatchObject([{ slug: 'long-read', locale: 'en', percent: 40 }])
  const save = page.getByRole('button', { name: 'Save for later' })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')

  // The text comes from the Markdown file beside the page, with title and address.
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy for AI' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Text copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(/^---\ntitle: [^]*\n# /)
  await expect(page.getByRole('link', { name: 'Open as Markdown' })).toHaveAttribute(
    'href',
    '/blog/long-read.md',
  )

  await open(page, '/blog/series-one')
  await scrollThrough(page, 1)
  await expect
    .poll(() => stored(page, 'readPosts'))
    .toMatchObject([{ slug: 'series-one', percent: 100 }, { slug: 'long-read' }])
  await open(page, '/blog/series-two')
  const series = page.locator('details').filter({ hasText: 'A series of three' })
  await series.locator('summary').click()
  await expect(series).toContainText('1 read')

  await open(page, '/uk/blog')
  const card = (slug: string) =>
    page.getByRole('article').filter({ has: page.locator(`a[href$="/blog/${slug}"]`) })
  await expect(card('long-read')).toContainText('Прочитано')
  await expect(card('long-read')).toContainText('Збережено')
  await expect(card('series-one')).toContainText('Прочитано')
  const list = page.getByRole('region', { name: 'Продовжити читання' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await list.getByRole('button', { name: /^Прибрати/ }).click()
  await expect(list).toHaveCount(0)
  expect(await stored(page, 'savedPosts')).toBeNull()
  await expect(card('series-one')).toContainText('Прочитано')
})
