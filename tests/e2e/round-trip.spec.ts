import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { type RunningServer, startServer } from '#scripts/serve/static-server.ts'
import { type CopiedProject, copyProject, filesWith } from '#tests/support/copied-project.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { whenReady } from '#tests/support/site.ts'

// One build serves them all.
test.describe.configure({ mode: 'serial' })

const SLUG = 'shliakh-dopysu'
const TITLE = 'Шлях допису: від браузера до "git" — пам\'ять # {x}'
const EXCERPT =
  'Допис написано в браузері, винесено файлом і зібрано разом із сайтом: { двічі } те саме.'
const CONTENT = `Перший абзац із **жирним**, _курсивом_, ~~зайвим~~ і \`кодом {x} <b>\`.
Другий рядок того самого абзацу про птеранодона.

## Що: "пам'ятає" бот

- [сторінка сайту](/blog/dialogflow-session) і [інша](https://example.com/a_b?c=1&d=2)
- <b>не жирне</b>, {не вираз}, a < b

1. раз
2. два

### Глибше

- [ ] треба
- [x] є

| Стовпець | Число |
|:---------|------:|
| **a**    |     1 |

> Цитата з приміткою[^1].

[image:https://example.com/a_b.png]

\`\`\`ts title="session.ts"
const marker = '[image:stays]' // {x}
\`\`\`

\`\`\`
без мови
\`\`\`

import this from that

[^1]: Примітка про <b>пам'ять</b>.
`

/** Words that stand in one unpublished post each, and nowhere else. */
const UNPUBLISHED = { draft: 'Кетцалькоатль', future: 'Архелонозавр' }
/** A word of the exported post. */
const PUBLISHED = 'птеранодон'

const REPOSITORY = { url: 'https://git.example.com/owner/site', branch: 'trunk' }

let exported = ''
let shown: unknown
let project: CopiedProject
let server: RunningServer

test.beforeEach(async ({ context }) => {
  const image = await readFile('tests/fixtures/pixel.png')
  await context.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: image }),
  )
})

test.afterAll(async () => {
  await server?.close()
  await project?.remove()
})

// The pictures of the post, and the repository.
test.beforeEach(({ expectConsole }) => {
  expectConsole(/request to another host: https:\/\/(?:git\.)?example\.com\//)
})

test('a post is written at /admin, shown, and exported', async ({ page, expectConsole }) => {
  // The page of a post that only this browser has is answered by 404.html.
  expectConsole(/404/)
  await signIn(page, '/admin')
  await page.getByLabel('Title').fill(TITLE)
  await page.getByLabel('Slug').fill(SLUG)
  await page.getByLabel('Excerpt').fill(EXCERPT)
  await page.getByLabel('Content').fill(CONTENT)
  await page.getByLabel('Date').fill('2024-02-29')
  await page.getByLabel('Main image').fill('https://example.com/cover.png')
  await page.getByLabel('Keywords').fill('бот: памʼять, - дефіс, 2024-01-01')
  await page.getByRole('checkbox', { name: 'chatbot' }).check()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goto(`/uk/blog/${SLUG}`)
  shown = await articleOf(page)
  await page.goto('/uk/admin')
  const button = page.getByRole('button', { name: 'Експорт .mdx' })
  await expect(button).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), button.click()])
  expect(file.suggestedFilename()).toBe(`${SLUG}.uk.mdx`)
  exported = await readFile(await file.path(), 'utf8')
})

test('dropped into content/ unchanged, it is built into the same page', async ({ page }) => {
  test.setTimeout(600_000)
  project = await copyProject()
  await project.write(`content/posts/${SLUG}/uk.mdx`, exported)
  await project.write('content/posts/unpublished-draft/uk.mdx', unpublished('draft'))
  await project.write('content/posts/unpublished-future/en.mdx', unpublished('future'))
  await project.append(
    'content/site/site.yaml',
    `repository: { url: ${REPOSITORY.url}, branch: ${REPOSITORY.branch} }\n`,
  )
  await project.build()
  server = await startServer({ dir: project.dist, port: 0 })
  await page.goto(`${server.url}uk/blog/${SLUG}`)
  expect(await articleOf(page)).toEqual(shown)
})

test('what is not published is in no file of the site, and what is, is in all its places', async ({
  page,
}) => {
  for (const word of [...Object.values(UNPUBLISHED), 'unpublished-draft', 'unpublished-future']) {
    expect(await filesWith(project.dist, word), word).toEqual([])
  }
  const files = await filesWith(project.dist, PUBLISHED)
  expect(files).toEqual(
    expect.arrayContaining([
      `uk/blog/${SLUG}.html`,
      'uk/feed.xml',
      'uk/atom.xml',
      'uk/feed.json',
      'uk/blog/tag/chatbot/feed.xml',
      `content/post/uk/${SLUG}.js`,
      expect.stringMatching(/^pagefind\/fragment\/uk_/),
    ]),
  )

  // One post more than without it, in either language, and none of the unpublished.
  for (const [prefix, tag] of [
    ['', 'chatbot'],
    ['uk/', 'chatbot'],
  ]) {
    const counts = async (root: string) => {
      await page.goto(`${root}${prefix}blog/tag`)
      const link = page.getByRole('main').getByRole('link', { name: new RegExp(`^${tag}`) })
      return Number(/\d+/.exec((await link.first().textContent()) ?? '')?.[0])
    }
    expect(await counts(server.url)).toBe((await counts('/')) + 1)
  }
})

test('where a repository is configured, its page for a new file is filled in', async ({
  page,
  context,
}) => {
  await context.route(`${REPOSITORY.url}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New file</title>' }),
  )
  await signIn(page, `${server.url}admin`)
  const post = {
    slug: 'novyi',
    title: 'Короткий',
    excerpt: EXCERPT,
    date: '2024-02-29',
    content: 'Текст',
  }
  const stored = {
    ...post,
    image: 'https://example.com/cover.png',
    keywords: ['а'],
    language: 'uk',
  }
  const posts = [
    stored,
    { ...stored, slug: 'dovhyi', title: 'Довгий', content: 'слово '.repeat(2000) },
  ]
  await page.evaluate((text) => localStorage.setItem('blogPosts', text), JSON.stringify(posts))
  await page.reload()

  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'New file in the repository: Короткий' }).click(),
  ])
  await expect(opened).toHaveTitle('New file')
  const { origin, pathname, searchParams } = new URL(opened.url())
  expect(origin + pathname).toBe(`${REPOSITORY.url}/new/${REPOSITORY.branch}`)
  expect(searchParams.get('filename')).toBe('content/posts/novyi/uk.mdx')
  expect(searchParams.get('value')).toMatch(/^---\n[\s\S]*\n---\n\nТекст\n$/)
  expect(await opened.evaluate(() => opener)).toBeNull()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'New file in the repository: Довгий' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('dovhyi.uk.mdx')
  await expect(page.getByText('content/posts/dovhyi/uk.mdx', { exact: false })).toBeVisible()
  expect(context.pages()).toHaveLength(2)
})

test('and a built post leads to its own file there', async ({ page }) => {
  await page.goto(`${server.url}uk/blog/${SLUG}`)
  await expect(page.getByRole('link', { name: /Редагувати/ })).toHaveAttribute(
    'href',
    `${REPOSITORY.url}/edit/${REPOSITORY.branch}/content/posts/${SLUG}/uk.mdx`,
  )
})

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await page.getByLabel('Username').fill(DEMO_ADMIN.user)
  await page.getByLabel('Password').fill(DEMO_ADMIN.password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add New Blog Post')
}

function unpublished(kind: keyof typeof UNPUBLISHED): string {
  const word = UNPUBLISHED[kind]
  return `---
title: ${word}
excerpt: ${`${word} `.repeat(10)}
date: ${kind === 'future' ? '2099-01-01' : '2024-01-01'}
tags: [chatbot]
keywords: [${word}]
draft: ${String(kind === 'draft')}
---

## ${word}

Текст про те, що зветься ${word}.
`
}

/** What a reader gets of a post: its head and the whole tree of its text, without the colours of code. */
async function articleOf(page: Page): Promise<unknown> {
  await whenReady(page)
  // The text of a post that only this browser has comes after its heading.
  await expect(page.locator('.read > p').first()).toBeVisible()
  return page.evaluate(() => {
    type Tree = string | [name: string, attributes: Record<string, string>, children: Tree[]]
    const isColour = (element: Element) => element.matches('.code code span')
    const treeOf = (node: Node): Tree[] => {
      if (node instanceof Text)
        return node.data.trim() === '' && !node.parentElement?.closest('pre') ? [] : [node.data]
      if (!(node instanceof Element)) return []
      const children: Tree[] = []
      for (const child of [...node.childNodes].flatMap(treeOf)) {
        const last = children.at(-1)
        if (typeof child === 'string' && typeof last === 'string')
          children.splice(-1, 1, last + child)
        else children.push(child)
      }
      if (isColour(node)) return children
      // An image that comes into view may be loaded by then, or not, what is off the screen laid out, and code
      // that does not scroll no stop of the keyboard.
      const attributes = [...node.attributes].filter(
        ({ name }) => !['style', 'data-shown', 'tabindex'].includes(name),
      )
      return [
        [
          node.localName,
          Object.fromEntries(attributes.map(({ name, value }) => [name, value])),
          children,
        ],
      ]
    }
    const text = (selector: string) => document.querySelector(selector)?.textContent
    return {
      title: document.title,
      description: [...document.querySelectorAll('meta[name=description]')]
        .at(-1)
        ?.getAttribute('content'),
      heading: text('h1'),
      date: document.querySelector('.post-meta time')?.getAttribute('datetime'),
      meta: text('.post-meta'),
      contents: text('.toc'),
      cover: document.querySelector('.phead img')?.getAttribute('src'),
      read: [...document.querySelectorAll('.read')].flatMap(treeOf),
    }
  })
}
