import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { whenReady } from '#tests/support/site.ts'

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

for (const part of [0, 1, 2, 3]) {
  test(`nothing of the corpus is executed or asked for, part ${part + 1} of 4`, async ({
    page,
    expectConsole,
  }) => {
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
    const own = vectors.filter((_, index) => index % 4 === part)
    const posts = own.map((vector, index) => ({
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
}

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
