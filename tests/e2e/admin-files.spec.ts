import type { Locator, Page } from '@playwright/test'

import { unzipFiles, zipFiles } from '#src/features/admin/post-file.ts'
import {
  download,
  expectAnnounced,
  openAsOwner,
  PICTURE,
  readPosts,
  savedPosts,
  servePictures,
  STORED_POST,
} from '#tests/support/browser-posts.ts'
import { expect, test } from '#tests/support/playwright.ts'

const { title: TITLE, slug: SLUG } = STORED_POST

/** A post with all features, and with text that YAML or MDX could misinterpret. */
const RICH_POST = {
  ...STORED_POST,
  slug: 'shliakh-dopysu',
  title: 'Шлях допису: від браузера до "git" — пам\'ять # {x}',
  excerpt:
    'Допис написано в браузері, винесено файлом і зібрано разом із сайтом: { двічі } те саме.',
  date: '2024-02-29',
  keywords: ['бот: памʼять', '- дефіс', '2024-01-01'],
  tags: ['chatbot', 'ai'],
  content: `Перший абзац із **жирним**, _курсивом_ і \`кодом {x} <b>\`.

## Що: "пам'ятає" бот

- [сторінка сайту](/blog/kitchen-sink) і <b>не жирне</b>, {не вираз}

[image:${PICTURE}]

\`\`\`ts title="session.ts"
const marker = '[image:stays]' // {x}
\`\`\`
`,
}
const ENGLISH_POST = {
  ...STORED_POST,
  slug: 'silent',
  title: 'Why the bot is silent',
  excerpt: 'Three reasons why a bot does not answer, and what to do today about each one of them.',
  language: 'en',
}

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/^request to another host: https:\/\/example\.com\//)
  await servePictures(page)
})

test('posts that the owner takes out as files come back from them with every field and in their order @nightly', async ({
  page,
  context,
}) => {
  const posts = [RICH_POST, STORED_POST, ENGLISH_POST]
  await openAsOwner(page, posts)
  const single = await download(page.getByRole('button', { name: `Export .mdx: ${TITLE}` }))
  expect(single.name).toBe(`${SLUG}.uk.mdx`)
  await expectAnnounced(page, `content/posts/${SLUG}/post.uk.mdx`)
  expect(single.bytes.toString()).toMatch(
    /^---\ntitle: Чому бот мовчить\nexcerpt: [^\n]+\ndate: 2023-10-10\ntags:\n {2}- chatbot\nkeywords:\n {2}- бот\n {2}- тиша\nimage: https:\/\/example\.com\/cover\.png\n---\n\n## Перша причина\n/,
  )
  const archive = await download(page.getByRole('button', { name: 'Export all as .zip' }))
  expect(archive.name).toBe('posts.zip')
  expect(unzipFiles(archive.bytes).map(({ path }) => path)).toEqual([
    'content/posts/shliakh-dopysu/post.uk.mdx',
    `content/posts/${SLUG}/post.uk.mdx`,
    'content/posts/silent/post.en.mdx',
  ])

  // Import into another browser without posts.
  await openAsOwner(page, [])
  await expect(page.getByText('No posts yet.', { exact: false })).toBeVisible()
  await choose(page, 'posts.zip', archive.bytes)
  await expectAnnounced(page, 'Imported: 3 posts.')
  await expect(savedPosts(page)).toContainText([RICH_POST.title, TITLE, ENGLISH_POST.title])
  const imported = await readPosts(page)
  for (const [index, post] of posts.entries()) {
    const { slug, title, excerpt, date, image, keywords, language, tags } = post
    expect
      .soft(imported[index])
      .toMatchObject({ slug, title, excerpt, date, image, keywords, language })
    expect.soft(imported[index]?.tags).toEqual(tags)
  }
  expect(imported[0]?.content).toContain("const marker = '[image:stays]' // {x}")
  expect(imported[0]?.content).toContain(`(${PICTURE})`)
  const secondArchive = await download(page.getByRole('button', { name: 'Export all as .zip' }))
  expect(unzipFiles(secondArchive.bytes)).toEqual(unzipFiles(archive.bytes))

  // An unchanged post is not duplicated; in the repository both languages share a folder.
  await choose(page, single.name, single.bytes)
  await expectAnnounced(page, 'Imported: 1 post.')
  const copies = unzipFiles(archive.bytes).map(({ path, text }) => ({
    path: path.replace('/silent/', `/${SLUG}/`),
    text,
  }))
  await choose(page, 'twins.zip', Buffer.from(zipFiles(copies)))
  await expectAnnounced(page, 'Imported: 3 posts.')
  await expect(savedPosts(page)).toContainText([`EN${SLUG}-2`, 'shliakh-dopysu', SLUG, 'silent'])

  // Another post with the same slug gets a new one.
  const other = single.bytes.toString().replace(TITLE, 'Зовсім інший')
  await choose(page, single.name, Buffer.from(other))
  await expect(savedPosts(page)).toHaveCount(5)
  await expect(savedPosts(page).first()).toContainText(`${SLUG}-3`)

  // GitHub's page for a new file is prefilled.
  await context.route('https://example.com/repository/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>New file</title>' }),
  )
  const [opened] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: `repository: ${RICH_POST.title}` }).click(),
  ])
  await expect(opened).toHaveTitle('New file')
  const { pathname, searchParams } = new URL(opened.url())
  expect(pathname).toBe('/repository/new/main')
  expect(searchParams.get('filename')).toBe('content/posts/shliakh-dopysu/post.uk.mdx')
  expect(searchParams.get('value')).toBe(unzipFiles(archive.bytes)[0]?.text)
  expect(await opened.evaluate(() => opener)).toBeNull()
})

test('files that are damaged, of another program or not ready for the site are said to be so, and nothing is lost @nightly', async ({
  page,
}) => {
  // The first version of the list: keywords in one line, a date as text, no language and no tags.
  const { language: _, tags: __, savedAt: ___, ...first } = STORED_POST
  const legacyPost = {
    ...first,
    excerpt: 'Коротко.',
    date: 'October 10, 2023',
    keywords: 'бот, тиша',
  }
  await openAsOwner(page, [legacyPost])
  await expect(savedPosts(page)).toContainText([/Excerpt: .*60 to 220 characters/])
  const raw = await download(page.getByRole('button', { name: /^Export as is: / }))
  await expectAnnounced(page, /Downloaded as/)
  expect(raw.bytes.toString()).toContain('excerpt: Коротко.')
  expect(raw.bytes.toString()).toContain('date: 2023-10-10')
  const archive = await download(page.getByRole('button', { name: 'Export all as .zip' }))
  await expectAnnounced(page, /1\spost.*not-ready/)
  expect(unzipFiles(archive.bytes)[0]?.path).toContain('not-ready/')

  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await choose(page, 'posts.zip', archive.bytes)
  await expectAnnounced(page, /edited before.*: 1\spost\./)
  expect(await readPosts(page)).toMatchObject([
    { slug: SLUG, excerpt: 'Коротко.', keywords: ['бот', 'тиша'], language: 'uk' },
  ])
  // A deleted post that was imported again gets a new slug when it is restored.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(savedPosts(page)).toContainText([`${SLUG}-2`, SLUG])

  for (const [name, bytes] of [
    ['pictures.zip', Buffer.from(zipFiles([{ path: 'a.txt', text: 'a' }]))],
    ['half.zip', archive.bytes.subarray(0, 60)],
    ['letter.mdx', Buffer.from('Dear reader')],
    ['latin.mdx', Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xe9, 0xff])],
  ] as const) {
    await choose(page, name, bytes)
    await expectAnnounced(page, new RegExp(`${name}.*damaged`))
  }
  const callout = `---\ntitle: Title\ndate: 2026-01-01\nseries: bots\n---\n\n<Callout kind="tip">\n\nА\n\n</Callout>\n`
  await choose(page, 'more.en.mdx', Buffer.from(callout))
  await expectAnnounced(page, /more\.en\.mdx.*\(series, <Callout>\)/)
  await expect(savedPosts(page)).toHaveCount(3)

  // An import into full storage reports how many posts were saved.
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem
    let isFull = false
    Storage.prototype.setItem = function (key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      isFull = key === 'blogPosts'
      setItem.call(this, key, value)
    }
  })
  const text = raw.bytes.toString()
  await page.getByLabel('Import files').setInputFiles(
    ['one', 'two'].map((name) => ({
      name: `${name}.uk.mdx`,
      mimeType: 'text/mdx',
      buffer: Buffer.from(text.replace(TITLE, name)),
    })),
  )
  await expectAnnounced(page, 'Imported: 1 post.')
  await expectAnnounced(page, /Some posts were not imported/)
  await expect(savedPosts(page)).toHaveCount(4)
})

test('text that the owner pastes with its format becomes Markdown, runs nothing, and is taken back in one step @nightly', async ({
  page,
  expectConsole,
}) => {
  // The page's policy also applies to the document in which the markup is parsed.
  expectConsole(/inline event handler|script-src-attr inline/)
  await openAsOwner(page)
  const prompts: string[] = []
  page.on('request', (request) => prompts.push(request.url()))
  const content = page.getByLabel('Content')
  await content.pressSequentially('До після')
  await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2))
  await paste(content, '<a href="https://example.com/?utm_source=x">там</a>', 'там')
  await expect(content).toHaveValue('До[там](https://example.com/) після')
  await content.press('Control+z')
  await expect(content).toHaveValue('До після')

  await content.press('End')
  await content.pressSequentially('.')
  await paste(
    content,
    '<h1>Назва</h1><ul><li>a</li><li><b>b</b></li></ul><table><tr><td>a</td><td>b</td></tr></table>',
    'Назва',
  )
  await expect(content).toHaveValue(
    /^До після\.\n\n## Назва\n\n- a\n- \*\*b\*\*\n\n\| a +\| b +\|\n[^]*\n\n$/,
  )
  const pasted = await content.inputValue()
  await content.press('Control+z')
  await expect(content).toHaveValue('До після.')
  await content.press('Control+Shift+z')
  await page.keyboard.type('Далі')
  await expect(content).toHaveValue(`${pasted}Далі`)

  await content.fill('')
  const hostile = `<b>a</b><img src="https://example.com/spy.png" onerror="window.hacked = true">
    <img src="x" onerror="window.hacked = true" alt="b"><script>window.hacked = true</script>
    <svg onload="window.hacked = true"></svg><a href="javascript:window.hacked = true">c</a>`
  await paste(content, hostile, 'a b c')
  await expect(content).toHaveValue(/^\*\*a\*\*[^]*\nc\n\n$/)
  await expect(content).not.toHaveValue(/script|hacked|svg/)
  expect(prompts.filter((url) => /spy|\/x$/.test(url))).toEqual([])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)

  // Plain text is pasted by the browser: by shortcut, from a code editor, into code.
  const listHtml = '<ul><li>a</li></ul>'
  await content.fill('')
  expect(await paste(content, '', 'a')).toBe(false)
  const colours = '<meta charset="utf-8"><div><div><span style="color: #f00">a</span></div></div>'
  expect(await paste(content, colours, 'a')).toBe(false)
  await content.dispatchEvent('keydown', { code: 'KeyV', ctrlKey: true, shiftKey: true })
  expect(await paste(content, listHtml, 'a')).toBe(false)
  await content.dispatchEvent('keyup', { code: 'KeyV', ctrlKey: true, shiftKey: true })
  await content.fill('```\n')
  expect(await paste(content, listHtml, 'a')).toBe(false)

  // The editor handles its own shortcuts but not those of the browser.
  await content.fill('')
  const isTaken = (code: string, shiftKey = false) =>
    content.evaluate(
      (area, keys) => {
        const init = { ...keys, ctrlKey: true, bubbles: true, cancelable: true }
        return !area.dispatchEvent(new KeyboardEvent('keydown', init))
      },
      { code, shiftKey },
    )
  expect(await isTaken('KeyI')).toBe(true)
  expect(await isTaken('KeyL', true)).toBe(true)
  await expect(content).toHaveValue('_[](https://)_')
  // Shortcuts of the address bar and the developer tools.
  expect(await isTaken('KeyL')).toBe(false)
  expect(await isTaken('KeyI', true)).toBe(false)

  // Without a selection an image is appended to the text.
  await openAsOwner(page, [STORED_POST])
  await page.getByRole('button', { name: `Edit: ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Insert image' }).click()
  await page.getByLabel('Image URL').fill(PICTURE)
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(content).toHaveValue(`${STORED_POST.content.trimEnd()}\n\n[image:${PICTURE}]\n\n`)
})

/** Chooses a file in the import dialog. */
async function choose(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith('.zip') ? 'application/zip' : 'text/mdx'
  await page.getByLabel('Import files').setInputFiles({ name, mimeType, buffer })
}

/** Dispatches a paste event and returns whether the page has handled it. */
async function paste(content: Locator, html: string, plainText: string): Promise<boolean> {
  await content.focus()
  return content.evaluate(
    (area, [html, plainText]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', plainText)
      if (html) clipboardData.setData('text/html', html)
      const init = { clipboardData, bubbles: true, cancelable: true }
      return !area.dispatchEvent(new ClipboardEvent('paste', init))
    },
    [html, plainText] as const,
  )
}
