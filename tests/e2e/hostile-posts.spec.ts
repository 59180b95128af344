import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open, signInAsOwner, whenReady } from '#tests/support/site.ts'

interface Corpus {
  sources: { vectors: string[] }[]
}

const corpus = JSON.parse(await readFile('tests/fixtures/script-injection.json', 'utf8')) as Corpus
const vectors = corpus.sources.flatMap((source) => source.vectors)

const POST = {
  slug: 'hostile',
  title: 'Hostile',
  excerpt: 'An excerpt.',
  date: '2024-02-29',
  image: '/favicon.svg',
  content: 'Words.',
  keywords: ['a'],
  images: [],
  language: 'en',
  tags: ['ai'],
}

// Words that do not break, that run the other way, that cannot be seen, and very many of them.
const TEXTS = {
  'ten thousand letters': 'a'.repeat(10_000),
  'ten thousand words': 'слово '.repeat(1700),
  'right-to-left': `\u202E${'שלום עולם مرحبا '.repeat(40)}\u202D`,
  'zero width': `нуль\u200B\u200D\u2060\u00AD${'\u200B'.repeat(500)}ширини`,
  'marks upon marks': `z${'\u0335\u0321\u0322'.repeat(400)}`,
  emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(300),
}

test('nothing of the corpus is executed or asked for', async ({ page, expectConsole }) => {
  expectConsole(/404|favicon|net::/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  // What is not this site's is not reached, but noted: pictures by http(s) alone may be asked for.
  await page.route(
    (url) => url.hostname !== 'localhost',
    (route) => route.abort(),
  )
  const posts = vectors.map((vector, index) => ({
    ...POST,
    slug: `vector-${index}`,
    title: vector,
    excerpt: vector,
    keywords: [vector],
    content: `${vector}\n\n[words](<${vector.replaceAll('\n', ' ')}>)\n`,
  }))
  // All of them in one text too: a page for each would take minutes.
  const together = posts.map(({ content }) => content).join('\n\n')
  await keep(page, [{ ...POST, content: together }, ...posts])
  const before = await globalsOf(page)
  for (const path of [
    '/blog/hostile',
    '/blog',
    '/blog/tag/ai',
    '/blog/vector-3',
    '/search?q=alert',
  ]) {
    asked.length = 0
    await page.goto(path)
    await whenReady(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Time for what a vector might start.
    await page.waitForTimeout(200)
    expect(asked.filter((url) => !/^https?:/.test(url))).toEqual([])
    const made = await page.evaluate(
      () =>
        document.querySelectorAll(
          '#root :is(script, iframe, object, embed, form, base, style, math)',
        ).length,
    )
    expect(made).toBe(0)
  }
  expect(await globalsOf(page)).toEqual(before)
})

for (const [name, text] of Object.entries(TEXTS)) {
  test(`${name} in a post break no page of a small phone`, async ({ page, expectConsole }) => {
    expectConsole(/404/)
    await page.setViewportSize({ width: 320, height: 640 })
    const content = `## ${text}\n\n${text}\n\n- ${text}\n\n> ${text}\n\n| a | b |\n|---|---|\n| ${text} | b |\n\n\`${text}\`\n\n\`\`\`\n${text}\n\`\`\`\n`
    await keep(page, [{ ...POST, title: text, excerpt: text, keywords: [text], content }])
    await signInAsOwner(page)
    for (const path of [
      '/admin',
      '/blog',
      '/blog/hostile',
      '/blog/tag',
      '/blog/tag/ai',
      '/uk/blog',
    ]) {
      await open(page, path)
      if (path !== '/blog/tag') await expect(page.locator('main')).toContainText(text.slice(0, 4))
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, path).toBeLessThanOrEqual(320)
    }
  })
}

test('a megabyte and ten thousand lists in each other are shown, and the page answers', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  const bodies = {
    megabyte: 'слово '.repeat(170_000),
    quotations: `${'> '.repeat(10_000)}deep`,
    lists: `${'- '.repeat(10_000)}deep`,
    brackets: '['.repeat(10_000),
  }
  const posts = Object.entries(bodies).map(([slug, content]) => ({ ...POST, slug, content }))
  await keep(page, posts)
  for (const { slug, content } of posts) {
    await open(page, `/blog/${slug}`)
    await expect(page.locator('.read')).toContainText(content.slice(-40).trim())
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
  await signInAsOwner(page)
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Edit: Hostile' }).first().click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Content')).toHaveAccessibleDescription(/Make two posts of it/)
})

async function keep(page: Page, posts: object[]): Promise<void> {
  await page.goto('/blog')
  await page.evaluate((text) => localStorage.setItem('blogPosts', text), JSON.stringify(posts))
}

/** Names that scripts have put on the window. */
async function globalsOf(page: Page): Promise<string[]> {
  await whenReady(page)
  return page.evaluate(() =>
    Object.keys(globalThis)
      .filter((name) => !/^(?:__|\d)/.test(name))
      .toSorted(),
  )
}
