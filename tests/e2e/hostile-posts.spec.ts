import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { openAsOwner, openWithPosts, STORED_POST } from '#tests/support/browser-posts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open, whenReady } from '#tests/support/site.ts'

interface Corpus {
  sources: { vectors: string[] }[]
}

const POST = {
  ...STORED_POST,
  slug: 'hostile',
  title: 'Hostile',
  image: '/favicon.svg',
  tags: ['ai'],
  language: 'en',
}

/** Opens the page of a post with all attack vectors, and returns a function that finds harm on the open page. */
async function openHostile(page: Page) {
  const corpus = JSON.parse(
    await readFile('tests/fixtures/script-injection.json', 'utf8'),
  ) as Corpus
  const vectors = corpus.sources.flatMap((source) => source.vectors)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  page.on('dialog', (dialog) => {
    requests.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  // External requests are blocked and recorded; only pictures may be requested by http(s).
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
  // All vectors in one text as well, because a page for each would take minutes.
  const combinedPost = { ...POST, content: posts.map(({ content }) => content).join('\n\n') }
  await open(page, '/about')
  const before = await getGlobals(page)

  const expectHarmless = async (text: string) => {
    expect
      .soft(
        requests.filter((url) => !/^https?:/.test(url)),
        text,
      )
      .toEqual([])
    const state = await page.evaluate(() => ({
      made: document.querySelectorAll(
        'main :is(script, iframe, object, embed, base, style, math, meta, link)',
      ).length,
      handlers: Array.from(document.querySelectorAll('main *')).flatMap((element) =>
        element.getAttributeNames().filter((name) => name.startsWith('on')),
      ),
      links: Array.from(document.querySelectorAll('main a[href]'), (link) =>
        link
          .getAttribute('href')
          ?.replace(/[\0-\x20]/g, '')
          .toLowerCase(),
      ).filter((href) => !/^(?:https?:|ircs?:|mailto:|xmpp:|[^:]*$|[^:]*[/?#])/.test(href ?? '')),
    }))
    expect.soft(state, text).toEqual({ made: 0, handlers: [], links: [] })
    expect.soft(await getGlobals(page), text).toEqual(before)
    requests.length = 0
  }

  await openWithPosts(page, [combinedPost, ...posts], '/blog/hostile')
  await expect(page.getByRole('link', { name: 'words' }).first()).toBeVisible()
  await expectHarmless('the post')
  return expectHarmless
}

/** Browser messages about missing and blocked addresses. */
const EXPECTED_ERRORS = /404|favicon|net::|^request to another host/

test('nothing that a hostile post holds is run or asked for on its page, in lists, search and the preview @nightly', async ({
  page,
  expectConsole,
}) => {
  expectConsole(EXPECTED_ERRORS)
  const expectHarmless = await openHostile(page)
  for (const path of ['/blog', '/uk/blog', '/blog/tag/ai', '/blog/vector-3', '/search?q=alert']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectHarmless(path)
  }
  await expect(page.getByRole('option').first()).toBeVisible()

  await openAsOwner(page)
  await page.getByRole('button', { name: 'Edit: Hostile' }).click()
  await expect(
    page.getByRole('region', { name: 'Preview' }).getByRole('link', { name: 'words' }).first(),
  ).toBeVisible()
  await expectHarmless('the preview')
})

test('a post of endless words, strange signs or endless depth breaks no page of a small phone @nightly', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  await page.setViewportSize({ width: 320, height: 640 })
  // Unbreakable, right-to-left, invisible and very long text.
  const texts = {
    letters: 'a'.repeat(10_000),
    right: `\u202E${'שלום עולם مرحبا '.repeat(40)}\u202D`,
    invisible: `нуль\u200B\u200D\u2060\u00AD${'\u200B'.repeat(500)}ширини`,
    marks: `z${'\u0335\u0321\u0322'.repeat(400)}`,
    emoji: '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(300),
  }
  const deeplyNested = {
    megabyte: 'слово '.repeat(170_000),
    quotations: `${'> '.repeat(10_000)}deep`,
    brackets: '['.repeat(10_000),
  }
  const posts = [
    ...Object.entries(texts).map(([slug, text]) => ({
      ...POST,
      slug,
      title: text,
      excerpt: text,
      keywords: [text],
      content: `## ${text}\n\n${text}\n\n- ${text}\n\n> ${text}\n\n| a | b |\n|---|---|\n| ${text} | b |\n\n\`${text}\`\n\n\`\`\`\n${text}\n\`\`\`\n`,
    })),
    ...Object.entries(deeplyNested).map(([slug, content]) => ({
      ...POST,
      slug,
      title: slug,
      content,
    })),
  ]
  await openWithPosts(page, posts, '/blog')
  await expect(page.getByRole('article').first()).toContainText('aaaa')
  await expectToFit(page)
  for (const { slug, content } of posts) {
    await open(page, `/blog/${slug}`)
    const end = content.replace(/[`\s]+$/, '').slice(-12)
    await expect(page.getByRole('main')).toContainText(end)
    await expectToFit(page)
  }
  await open(page, '/uk/blog/tag/ai')
  await expectToFit(page)
  await openAsOwner(page)
  await expectToFit(page)
  await page.getByRole('button', { name: 'Edit: megabyte' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByLabel('Content')).toHaveAccessibleDescription(/two posts/)
})

async function expectToFit(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, page.url()).toBeLessThanOrEqual(320)
}

/** Global variables added by scripts. */
async function getGlobals(page: Page): Promise<string[]> {
  await whenReady(page)
  return page.evaluate(() =>
    Object.keys(globalThis)
      .filter((name) => !/^(?:__|\d)/.test(name))
      .toSorted(),
  )
}
