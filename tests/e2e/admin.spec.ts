import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { unzipFiles, zipFiles } from '#src/features/admin/post-file.ts'
import { findViolations } from '#tests/support/accessibility.ts'
import { countPages } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { holdBack, open, signInAsOwner } from '#tests/support/site.ts'

const TITLE = 'Чому бот мовчить'
const SLUG = 'chomu-bot-movchyt'
const EXCERPT = 'Три причини, з яких бот не відповідає, і що з кожною з них робити вже сьогодні.'
const IMAGE = 'https://example.com/cover.png'
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
const CONTENT = `## Перша причина

Немає тексту <script>window.hacked = true</script> і [погане](javascript:window.hacked=true).

<img src="x" onerror="window.hacked = true">

[image:https://example.com/a_b.png]

\`\`\`ts
const answer = '[image:stays]'
\`\`\`
`

/** A post that stands beside the one above. */
const OTHER = { ...storedPost(), slug: 'inshyi-dopys', title: 'Інший допис' }

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/^request to another host: https:\/\/example\.com\//)
  await page.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  )
})

test('both fields are required, wrong credentials are refused aloud and in the form', async ({
  page,
}) => {
  await page.goto('/admin')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByLabel('Username')).toBeFocused()
  await expect(page.getByLabel('Username')).toHaveAccessibleDescription('Enter the username.')
  await page.getByLabel('Username').fill(DEMO_ADMIN.user)
  await page.getByLabel('Password').fill('wrong')
  await page.getByLabel('Password').press('Enter')
  await expect(page.getByRole('alert').getByText('Invalid credentials')).toBeVisible()
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Invalid credentials')
  await expect(page.getByLabel('Username')).toHaveValue(DEMO_ADMIN.user)
})

test('the owner stays signed in after a reload, until logging out', async ({ page }) => {
  await signInAsOwner(page)
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(heading(page)).toHaveText('Add New Blog Post')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.evaluate(() => localStorage.setItem('adminToken', 'made-up'))
  await page.reload()
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('several mistakes are one message, and a single one says itself', async ({ page }) => {
  await signInAsOwner(page)
  const form = page.getByRole('main').locator('form')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByRole('status').filter({ hasText: 'fields need attention' })).toHaveText(
    /^[5-7]\sfields need attention\.$/,
  )
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/Enter/)
  await expect(form.getByRole('alert')).toHaveCount(0)
  await fillPost(page)
  await page.getByLabel('Keywords').fill('')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByRole('alert')).toHaveCount(1)
})

test('a post leads to the blog of the language the site is read in, and stands first in both', async ({
  page,
  expectConsole,
}) => {
  // The page of a post that only this browser has is answered by 404.html.
  expectConsole(/404/)
  await signInAsOwner(page)
  await fillPost(page)
  await page.getByRole('checkbox', { name: 'chatbot' }).check()
  await page.getByRole('button', { name: 'Publish' }).click()

  await expect(page).toHaveURL('/blog')
  await expect(page.getByText('Post created successfully!')).toBeVisible()
  const first = page.getByRole('article').first()
  await expect(first.getByRole('heading')).toHaveText(TITLE)
  await expect(first).toContainText('Ukrainian')
  await expect(first.getByText('Only in this browser')).toBeVisible()
  // The site goes on in English.
  await page.reload()
  await expect(page).toHaveURL('/blog')
  await page.goto('/uk/blog')
  await expect(first.getByRole('heading')).toHaveText(TITLE)
  await expect(first.getByText('Лише в цьому браузері')).toBeVisible()
  await expect(first).toContainText('Українська')
  await expect(page.getByText('Сторінка 1 з')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(9)

  await first.getByRole('link').click()
  for (const address of [`/uk/blog/${SLUG}`, `/blog/${SLUG}`]) {
    await page.goto(address)
    await expect(heading(page)).toHaveText(TITLE)
    await expect(page).toHaveTitle(new RegExp(`^${TITLE} · `))
    await expect(page.getByRole('heading', { name: 'Перша причина' })).toBeVisible()
    await expect(page.getByText('<script>window.hacked = true</script>')).toBeVisible()
    await expect(page.getByRole('img', { name: 'Blog post image' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'погане' })).toHaveCount(0)
    await expect(page.locator('.tk-keyword')).toHaveText('const')
    await expect(page.getByText("'[image:stays]'")).toBeVisible()
    // The address of what is here alone leads nobody else to it.
    await expect(page.getByRole('button', { name: /^(Share|Поділитися)$/ })).toHaveCount(0)
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)

  await page.goto('/uk/blog')
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('мовч')
  const found = page.getByRole('option').first()
  await expect(found).toContainText(TITLE)
  await expect(found).toContainText('Лише в цьому браузері')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/uk/blog/${SLUG}`)

  await page.goto('/blog/tag/chatbot')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(TITLE)
  // It stands ahead of newer ones.
  await expect(page.getByRole('main')).not.toContainText('newest first')
})

test('a post that the site has too is found once, as the site has it', async ({ page }) => {
  await keep(page, [{ ...storedPost(), slug: 'dialogflow-session', title: 'Сесії та контексти' }])
  await open(page, '/uk/search')
  await page.getByRole('combobox').fill('сесії контексти')
  const found = page.getByRole('option').and(page.locator('[href$="/dialogflow-session"]'))
  await expect(found).toHaveCount(1)
  await expect(found).not.toContainText(EXCERPT)
})

test('an English post leads who writes it in Ukrainian to the Ukrainian blog', async ({ page }) => {
  await signInAsOwner(page)
  await open(page, '/uk/admin')
  await page.locator('[name=title]').fill(TITLE)
  await page.locator('[name=excerpt]').fill(EXCERPT)
  await page.locator('[name=content]').fill(CONTENT)
  await page.locator('[name=image]').fill(IMAGE)
  await page.locator('[name=keywords]').fill('bot')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await page.getByRole('button', { name: 'Опублікувати' }).click()
  await expect(page).toHaveURL('/uk/blog')
  await expect(page.getByText('Допис створено!')).toBeVisible()
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(TITLE)
})

test('with nine posts more the list has every post once, over all its pages', async ({ page }) => {
  const titles = async (pages: number) => {
    const found: string[] = []
    await page.goto('/blog')
    // The browser's own posts come once the application runs, and the number of pages with them.
    for (let number = 1; ; number += 1) {
      await expect(page.getByText(`Page ${number} of ${pages}`)).toBeVisible()
      found.push(...(await page.getByRole('article').getByRole('heading').allTextContents()))
      if (number === pages) return found
      await page.getByRole('link', { name: 'Next' }).click()
    }
  }
  const built = await titles(countPages('en'))
  const own = Array.from({ length: 9 }, (_, index) => ({
    ...storedPost(),
    slug: `own-${index}`,
    title: `${TITLE} ${index}`,
  }))
  await keep(page, own)
  expect(await titles(countPages('en', own.length))).toEqual([
    ...own.map((post) => post.title),
    ...built,
  ])
})

test('errors stand at the fields, the first has the focus, and nothing typed is lost', async ({
  page,
}) => {
  await signInAsOwner(page)
  await page.getByLabel('Excerpt').fill('Уривок')
  await page.getByLabel('Main image').fill('cover.png')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByLabel('Title')).toBeFocused()
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/^Enter a title\./)
  await expect(page.getByLabel('Main image')).toHaveAccessibleDescription(
    /Enter a full address that starts with https:\/\//,
  )
  await expect(page.getByLabel('Excerpt')).toHaveValue('Уривок')
  await page.getByLabel('Title').fill('Сесії')
  await expect(page.getByLabel('Title')).not.toHaveAttribute('aria-invalid')
  await page.getByLabel('Slug').fill('dialogflow-session')
  await page.getByLabel('Slug').press('Control+Enter')
  await expect(page.getByLabel('Slug')).toHaveAccessibleDescription(
    /A post of the site has this address/,
  )
})

test('a title and an excerpt of any length are published, and what the build would refuse is named', async ({
  page,
}) => {
  await signInAsOwner(page)
  await fillPost(page)
  await page.getByLabel('Title').fill('а'.repeat(91))
  await page.getByLabel('Excerpt').fill('Закоротко.')
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(
    'For git: at most 90 characters, now 91.',
  )
  await expect(page.getByLabel('Excerpt')).toHaveAccessibleDescription(
    'For git: 60 to 220 characters, now 10.',
  )
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await page.goto('/admin')
  await expect(page.getByText('Shorten the title to at most 90 characters.')).toBeVisible()
  await expect(page.getByText('Make it 60 to 220 characters long.')).toBeVisible()
})

test('a post of an older version is to be edited before it goes to git, and goes out as it is', async ({
  page,
}) => {
  await signInAsOwner(page)
  // Keywords in one line, a date in words, no language, no tags: the first shape of the list.
  const old = {
    ...storedPost(),
    excerpt: 'Коротко.',
    date: 'October 10, 2023',
    keywords: 'бот, тиша',
  }
  await keep(page, [old])
  await page.goto('/admin')
  await expect(page.getByText('Edit before it goes to git.')).toBeVisible()
  await expect(page.getByText('Excerpt: Make it 60 to 220 characters long.')).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export as it is: ${TITLE}` }).click(),
  ])
  await expect(page.getByText('Downloaded as it is.', { exact: false })).toBeVisible()
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain('excerpt: Коротко.')
  expect(text).toContain('date: 2023-10-10')
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all as .zip' }).click(),
  ])
  await expect(page.getByText('1 post to be edited first', { exact: false })).toBeVisible()

  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await page.getByLabel('Import files').setInputFiles({
    name: 'posts.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await archive.path()),
  })
  await expect(page.getByText('To be edited before going to git: 1 post.')).toBeVisible()

  await page.getByRole('button', { name: `Edit: ${TITLE}` }).click()
  await page.getByLabel('Excerpt').fill(EXCERPT)
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(page.getByText('Edit before it goes to git.')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Export .mdx: ${TITLE}` })).toBeVisible()
})

test('what was typed is offered again after the tab was closed', async ({
  page,
  context,
  expectConsole,
}) => {
  // A second tab asks for the icon anew.
  expectConsole(/favicon/)
  await signInAsOwner(page)
  await page.getByLabel('Title').fill('Недописане')
  await page.getByLabel('Content').fill('Половина думки')
  const saved = page.getByText(/Draft saved at/)
  await expect(saved).toBeVisible()
  const [time = ''] = /\d\d:\d\d/.exec(await saved.innerText()) ?? []
  await page.close()
  const next = await context.newPage()
  await next.goto('/admin')
  // By the same clock.
  await expect(next.getByText('An unfinished post is waiting.')).toContainText(time)
  await next.getByRole('button', { name: 'Continue' }).click()
  await expect(next.getByLabel('Content')).toHaveValue('Половина думки')
  await expect(next.getByLabel('Slug')).toHaveValue('nedopysane')
})

test('what is typed is kept as soon as its tab is hidden, as a phone may close it then', async ({
  page,
}) => {
  await page.clock.install()
  await signInAsOwner(page)
  // No pause in typing ends from now on.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Title').fill('Недописане')
  const drafts = () => page.evaluate(() => localStorage.getItem('blogDrafts'))
  expect(await drafts()).toBeNull()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await drafts()).toContain('Недописане')
})

test('what was typed is offered at once when another post is opened in its place', async ({
  page,
}) => {
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await open(page, '/admin')
  await page.getByLabel('Title').fill('Недописане')
  await page.getByRole('button', { name: `Edit: ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Недописане')
})

test('a draft that lacks fields goes on with those it has', async ({ page }) => {
  await signInAsOwner(page)
  await page.evaluate(() =>
    localStorage.setItem('blogDrafts', '[{"id":"older","values":{"title":"Недописане"}}]'),
  )
  await open(page, '/admin')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Title')).toHaveValue('Недописане')
  await expect(page.getByLabel('Content')).toHaveValue('')
  await expect(page.getByLabel('Date')).not.toHaveValue('')
})

test('a deleted draft is brought back, and the focus stays on the page', async ({ page }) => {
  await signInAsOwner(page)
  await page.getByLabel('Title').fill('Недописане')
  await page.reload()
  const offer = page.getByRole('status').filter({ hasText: 'Недописане' })
  await offer.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(offer).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(offer).toBeVisible()
})

test('changes that are not wanted are brought back as they were typed', async ({ page }) => {
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await open(page, '/admin')
  const edit = page.getByRole('button', { name: `Edit: ${TITLE}` })
  const leave = page.getByRole('button', { name: 'Leave unchanged' })
  const undo = page.getByRole('button', { name: 'Undo' })
  await edit.click()
  await leave.click()
  await expect(heading(page)).toHaveText('Add New Blog Post')
  await expect(undo).toHaveCount(0)

  await edit.click()
  await page.getByLabel('Title').fill('Довго переписане')
  await leave.click()
  await expect(heading(page)).toHaveText('Add New Blog Post')
  await expect(page.getByText('An unfinished post is waiting.')).toHaveCount(0)
  await undo.click()
  await expect(heading(page)).toHaveText('Edit the post')
  await expect(page.getByLabel('Title')).toHaveValue('Довго переписане')
  // It is a draft again.
  await page.reload()
  await expect(page.getByText('An unfinished post is waiting.')).toContainText('Довго переписане')
})

test('an image is asked for and put at the caret as a paragraph of its own', async ({ page }) => {
  await signInAsOwner(page)
  const content = page.getByLabel('Content')
  await content.fill('Перший\n\nДругий')
  await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(6, 6))
  await page.getByRole('button', { name: 'Insert image' }).click()
  await page.getByLabel('Image URL').fill('javascript:alert(1)')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(page.getByLabel('Image URL')).toHaveAccessibleDescription(/starts with https/)
  await page.getByLabel('Image URL').fill('https://example.com/a.png')
  await expect(page.getByText('1 × 1 px', { exact: false })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(content).toBeFocused()
  await expect(content).toHaveValue('Перший\n\n[image:https://example.com/a.png]\n\nДругий')
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('Перший\n\nДругий')
})

test('an image is put at the end of a saved post whose text nobody has touched', async ({
  page,
}) => {
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await page.reload()
  await page.getByRole('button', { name: /^Edit:/ }).click()
  const content = page.getByLabel('Content')
  const text = await content.inputValue()
  await page.getByRole('button', { name: 'Insert image' }).click()
  await page.getByLabel('Image URL').fill('https://example.com/a.png')
  await page.getByRole('button', { name: 'Insert', exact: true }).click()
  await expect(content).toHaveValue(`${text.trimEnd()}\n\n[image:https://example.com/a.png]\n\n`)
})

test('what is pasted with its format becomes Markdown at the caret, and is taken back in one step', async ({
  page,
}) => {
  await signInAsOwner(page)
  const content = page.getByLabel('Content')
  await content.pressSequentially('До після')
  await content.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 2))
  await paste(page, { html: '<a href="https://example.com/?utm_source=x">там</a>', words: 'там' })
  await expect(content).toHaveValue('До[там](https://example.com/) після')
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('До після')

  await content.press('End')
  await content.pressSequentially('.')
  await paste(page, {
    html: '<h1>Назва</h1><ul><li>a</li><li><b>b</b></li></ul>',
    words: 'Назваab',
  })
  const pasted = 'До після.\n\n## Назва\n\n- a\n- **b**\n\n'
  await expect(content).toHaveValue(pasted)
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('До після.')
  await page.keyboard.press('Control+Shift+z')
  await page.keyboard.type('Далі')
  await expect(content).toHaveValue(`${pasted}Далі`)
  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await expect(preview.getByRole('heading', { name: 'Назва' })).toBeVisible()
})

test('markup that is pasted runs and loads nothing', async ({ page, expectConsole }) => {
  // The policy of the page holds in the document that the markup is read in.
  expectConsole(/inline event handler|script-src-attr inline/)
  await signInAsOwner(page)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const html = `<b>a</b><img src="https://example.com/spy.png" onerror="window.hacked = true">
    <img src="x" onerror="window.hacked = true" alt="b"><script>window.hacked = true</script>
    <svg onload="window.hacked = true"></svg><a href="javascript:window.hacked = true">c</a>`
  await paste(page, { html, words: 'a b c' })
  await expect(page.getByLabel('Content')).toHaveValue(/^\*\*a\*\*[^]*\nc\n\n$/)
  await expect(page.getByLabel('Content')).not.toHaveValue(/script|hacked|svg/)
  expect(asked.filter((url) => /spy|x$/.test(url))).toEqual([])
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false)
})

test('words are pasted alone by their keys, from an editor of code and into code', async ({
  page,
}) => {
  await signInAsOwner(page)
  const content = page.getByLabel('Content')
  const html = '<ul><li>a</li></ul>'
  expect(await paste(page, { html, words: 'a' })).toBe(true)
  await expect(content).toHaveValue('- a\n\n')
  expect(await paste(page, { html: '', words: 'a' })).toBe(false)
  // A picture has no words of its own; a table comes with a picture of itself.
  expect(await paste(page, { html: '<img src="a.png">', words: '', file: 'a.png' })).toBe(false)
  await content.fill('')
  const table = '<table><tr><td>a</td><td>b</td></tr></table>'
  expect(await paste(page, { html: table, words: 'a\tb', file: 'a.png' })).toBe(true)
  await expect(content).toHaveValue(/^\| a \| b \|/)
  const colours = '<meta charset="utf-8"><div><div><span style="color: #f00">a</span></div></div>'
  expect(await paste(page, { html: colours, words: 'a' })).toBe(false)
  await content.dispatchEvent('keydown', { code: 'KeyV', ctrlKey: true, shiftKey: true })
  expect(await paste(page, { html, words: 'a' })).toBe(false)
  await content.dispatchEvent('keyup', { code: 'KeyV', ctrlKey: true, shiftKey: true })
  expect(await paste(page, { html, words: 'a' })).toBe(true)
  await content.fill('```\n')
  expect(await paste(page, { html, words: 'a' })).toBe(false)
  // All that an editor of code wraps in one element.
  await content.fill('')
  expect(await paste(page, { html: '<pre>let a\nlet b</pre>', words: 'let a\nlet b' })).toBe(true)
  await expect(content).toHaveValue('let a\nlet b')
})

test('words are pasted alone when what makes Markdown of them is not to be had, or not in time', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/ERR_FAILED/)
  await signInAsOwner(page)
  const content = page.getByLabel('Content')
  const release = await holdBack(page, '**/assets/pasted-markdown-*.js', 'abort')
  await paste(page, { html: '<b>a</b>', words: 'a' })
  await page.keyboard.type('b')
  await expect(content).toHaveValue('ba')
  release()
  await page.waitForTimeout(300)
  await paste(page, { html: '<b>c</b>', words: 'c' })
  await expect(content).toHaveValue('bac')
  await page.unroute('**/assets/pasted-markdown-*.js')
  await paste(page, { html: '<b>d</b>', words: 'd' })
  await expect(content).toHaveValue('bac**d**')
})

test('in the text shortcuts of the editor are taken, those of the browser are left to it', async ({
  page,
}) => {
  await signInAsOwner(page)
  const isTaken = (code: string, shiftKey = false) =>
    page.getByLabel('Content').evaluate(
      (content, keys) => {
        const init = { ...keys, ctrlKey: true, bubbles: true, cancelable: true }
        return !content.dispatchEvent(new KeyboardEvent('keydown', init))
      },
      { code, shiftKey },
    )
  expect(await isTaken('KeyI')).toBe(true)
  expect(await isTaken('KeyL', true)).toBe(true)
  await expect(page.getByLabel('Content')).toHaveValue('_[](https://)_')
  // The address bar, the developer tools and the bar of bookmarks.
  expect(await isTaken('KeyL')).toBe(false)
  expect(await isTaken('KeyI', true)).toBe(false)
  expect(await isTaken('KeyB', true)).toBe(false)
})

test('a saved post is edited, deleted and brought back to its place', async ({ page }) => {
  await signInAsOwner(page)
  await keep(page, [OTHER, storedPost()])
  await page.goto('/admin')
  await page.getByRole('button', { name: `Edit: ${TITLE}` }).click()
  await expect(heading(page)).toHaveText('Edit the post')
  await page.getByLabel('Title').fill('Чому бот говорить')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Чому бот говорить' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete: Чому бот говорить' }).click()
  await expect(page.getByRole('heading', { name: 'Чому бот говорить' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Чому бот говорить' })).toBeVisible()
  await expect(page.locator('.saved-slug')).toHaveText([OTHER.slug, SLUG])
})

test('posts go out as files and come back from them, in the order they had', async ({ page }) => {
  await signInAsOwner(page)
  await keep(page, [storedPost(), OTHER])
  await page.goto('/admin')
  const { name, text } = await exportPost(page)
  expect(name).toBe(`${SLUG}.uk.mdx`)
  expect(text).toContain(`title: ${TITLE}`)
  const [archive] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all as .zip' }).click(),
  ])
  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await page.getByRole('button', { name: `Delete: ${OTHER.title}` }).click()
  await page.getByLabel('Import files').setInputFiles({
    name: 'posts.zip',
    mimeType: 'application/zip',
    buffer: await readFile(await archive.path()),
  })
  await expect(page.getByText('Imported: 2 posts.', { exact: false })).toBeVisible()
  await expect(page.locator('.saved-slug')).toHaveText([SLUG, OTHER.slug])
})

test('what goes out and comes back unchanged is there once, in each language', async ({ page }) => {
  await signInAsOwner(page)
  const content = '# Причина\n\n*Перша* https://example.com/a [image:https://example.com/b.png]'
  const english = { ...storedPost(), slug: `${SLUG}-2`, title: 'Silent', language: 'en', content }
  await keep(page, [{ ...storedPost(), content }, english])
  await page.goto('/admin')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export all as .zip' }).click(),
  ])
  const files = unzipFiles(await readFile(await download.path()))
  expect(files).toHaveLength(2)
  // In the repository both are of one folder.
  const archive = zipFiles(
    files.map(({ path, text }) => ({ path: path.replace(`${SLUG}-2`, SLUG), text })),
  )
  await page
    .getByLabel('Import files')
    .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer: Buffer.from(archive) })
  await expect(page.getByText('Imported: 2 posts.', { exact: false })).toBeVisible()
  await expect(page.locator('.saved-slug')).toHaveText([SLUG, `${SLUG}-2`])
})

test('a post whose address was taken on its way in is judged as it was saved', async ({ page }) => {
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await page.goto('/admin')
  const { name, text } = await exportPost(page)
  await page.getByLabel('Import files').setInputFiles({
    name,
    mimeType: 'text/mdx',
    buffer: Buffer.from(text.replaceAll(TITLE, 'Another one')),
  })
  await expect(page.getByText('Imported: 1 post.')).toBeVisible()
  await expect(page.locator('.saved-slug')).toHaveText([`${SLUG}-2`, SLUG])
  await expect(page.getByText('To be edited before going to git')).toHaveCount(0)
})

test('a post that came without a cover gets a drawn one', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  await keep(page, [{ ...storedPost(), image: '' }])
  await page.goto('/uk/blog')
  const picture = page.getByRole('article').first().locator('img')
  await expect(picture).toHaveAttribute('src', /^data:image\/svg/)
  await page.goto(`/uk/blog/${SLUG}`)
  await expect(page.locator('.phead img')).toHaveAttribute('src', /^data:image\/svg/)
  await expect(page.locator('.phead img')).toHaveJSProperty('complete', true)
  await expect(page.locator('.phead img')).not.toHaveJSProperty('naturalWidth', 0)
})

test('what search shows of a post has no marks of Markdown', async ({ page }) => {
  await keep(page, [{ ...storedPost(), content: '# Заголовок *рядок*\n\n```js\nlet a\n```' }])
  await page.goto('/uk/search?q=рядок')
  await expect(page.getByRole('option').first()).toContainText('Заголовок рядок let a')
})

test('damaged storage is told, kept, and does not stop a new post', async ({ page }) => {
  await signInAsOwner(page)
  await page.evaluate(() => localStorage.setItem('blogPosts', '[{"slug": "half'))
  await page.goto('/admin')
  await expect(page.getByText('Not all that this browser had kept', { exact: false })).toBeVisible()
  await fillPost(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  expect(await page.evaluate(() => localStorage.getItem('blogPosts.backup'))).toBe(
    '[{"slug": "half',
  )
})

test('drafts that cannot be read are told, taken out and deleted', async ({ page }) => {
  await signInAsOwner(page)
  await page.evaluate(() => localStorage.setItem('blogDrafts', '[{"id": "half'))
  await open(page, '/admin')
  const told = page.getByText('Not all that this browser had kept', { exact: false })
  await expect(told).toBeVisible()
  await expect(page.getByRole('alert').filter({ has: told })).toHaveCount(0)
  await page.getByLabel('Title').fill('Нове')
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete this text/ })).toHaveCount(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the text (blogDrafts.backup)' }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toBe('[{"id": "half')
  await page.getByRole('button', { name: 'Delete this text (blogDrafts.backup)' }).click()
  await expect(page.getByText('Text deleted.')).toBeVisible()
  await expect(told).toHaveCount(0)
  expect(await page.evaluate(() => Object.keys(localStorage).toSorted())).toEqual(
    expect.not.arrayContaining(['blogDrafts.backup']),
  )
  await expect(page.getByLabel('Title')).toHaveValue('Нове')
})

test('a post that cannot be brought back into full storage is no post, and its text waits', async ({
  page,
}) => {
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await open(page, '/admin')
  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/storage of this browser is full/)).toBeVisible()
  await expect(page.locator('.saved-slug')).toHaveCount(0)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Title')).toHaveValue(TITLE)
  // It is not taken for kept.
  await expect(page.getByText(/^The draft could not be saved/)).toBeVisible()
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
})

test('a post that is brought back after it has come in again has an address of its own', async ({
  page,
}) => {
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await page.goto('/admin')
  const { name, text } = await exportPost(page)
  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await page
    .getByLabel('Import files')
    .setInputFiles({ name, mimeType: 'text/mdx', buffer: Buffer.from(text) })
  await expect(page.getByText('Imported: 1 post.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.saved-slug')).toHaveText([`${SLUG}-2`, SLUG])
})

test('an import that finds no room says how far it came', async ({ page }) => {
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await open(page, '/admin')
  const { text } = await exportPost(page)
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem
    let isFull = false
    Storage.prototype.setItem = function (key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      isFull = key === 'blogPosts'
      setItem.call(this, key, value)
    }
  })
  const files = ['one', 'two'].map((slug) => ({
    name: `${slug}.uk.mdx`,
    mimeType: 'text/mdx',
    buffer: Buffer.from(text.replaceAll(TITLE, slug)),
  }))
  await page.getByLabel('Import files').setInputFiles(files)
  await expect(page.getByText('Imported: 1 post.')).toBeVisible()
  await expect(page.getByText('Not everything was imported', { exact: false })).toBeVisible()
  await expect(page.getByText('nothing was saved', { exact: false })).toHaveCount(0)
})

test('an archive without posts is said to be none of this site', async ({ page }) => {
  await signInAsOwner(page)
  await page.getByLabel('Import files').setInputFiles({
    name: 'pictures.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipFiles([{ path: 'a.txt', text: 'a' }])),
  })
  await expect(
    page.getByText('pictures.zip is damaged, or is not a post exported from here.'),
  ).toBeVisible()
})

test('full storage saves nothing, says so, and keeps the text', async ({ page }) => {
  await signInAsOwner(page)
  await fillPost(page)
  await expect(page.getByText(/Draft saved at/)).toBeVisible()
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.getByRole('button', { name: 'Publish' }).click()
  const told = page.getByRole('alert').filter({ hasText: /storage of this browser is full/ })
  await expect(told).toBeVisible()
  await expect(told.locator('svg')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(TITLE)
  await expect(page).toHaveURL('/admin')
})

test('text that could not be kept is not left without a question', async ({ page }) => {
  // What is still fading in has no contrast yet.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await open(page, '/')
  await open(page, '/admin')
  const title = page.getByLabel('Title')
  const question = page.getByRole('dialog', { name: 'Leave without saving?' })
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await title.pressSequentially('Typed')
  await expect(page.getByText(/^The draft could not be saved/)).toBeVisible()

  // Ways within the application, and what puts other text in the place of this.
  const search = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('session')
    await page.getByRole('option').first().click()
  }
  const ways = [
    search,
    () => page.getByRole('button', { name: 'Log out' }).click(),
    () => page.getByRole('button', { name: `Edit: ${TITLE}` }).click(),
  ]
  for (const leave of ways) {
    await leave()
    await expect(question).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await question.getByRole('button', { name: 'Stay here' }).last().click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL('/admin')
    await expect(title).toHaveValue('Typed')
  }

  // Ways to another document are the browser's to ask about.
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const documents = [
    () => page.evaluate(() => location.reload()),
    () => page.evaluate(() => history.back()),
    () => page.getByRole('banner').getByRole('link', { name: 'Укр' }).click(),
  ]
  for (const leave of documents) {
    asked.length = 0
    await leave()
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await expect(title).toHaveValue('Typed')
  }

  await search()
  await question.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/blog\//)
})

test('what is typed while the blog is on its way is a draft', async ({ page }) => {
  const release = await holdBack(page, '**/assets/blog.index-*.js')
  await signInAsOwner(page)
  await fillPost(page)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  await page.getByLabel('Title').fill('Ще одна думка')
  release()
  await expect(page).toHaveURL('/blog')
  await open(page, '/admin')
  await expect(page.getByText('An unfinished post is waiting.')).toContainText('Ще одна думка')
})

test('text that is kept is left without a question', async ({ page }) => {
  await signInAsOwner(page)
  page.on('dialog', () => expect.soft('asked').toBe('not asked'))
  await page.getByLabel('Title').pressSequentially('Typed')
  // At once: the draft is kept on the way out.
  await page.reload()
  await expect(page.getByText('An unfinished post is waiting.')).toBeVisible()
  await page.getByLabel('Title').pressSequentially('More')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
})

test('on a small phone nothing is wider than the screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await page.goto('/uk/admin')
  await expect(page.getByRole('button', { name: 'Опублікувати' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('two tabs publish at once and neither loses its post', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/favicon/)
  await signInAsOwner(page)
  const other = await context.newPage()
  await other.route('https://example.com/**', (route) =>
    route.fulfill({ contentType: 'image/png', body: PIXEL }),
  )
  await other.goto('/admin')
  await fillPost(page)
  await fillPost(other)
  await expect(other.getByText('An unfinished post is waiting.')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await other.getByRole('button', { name: 'Publish' }).click()
  await expect(other.getByLabel('Slug')).toHaveAccessibleDescription(
    /A saved post has this address/,
  )
  await other.getByLabel('Title').fill(`${TITLE} знову`)
  await other.getByRole('button', { name: 'Publish' }).click()
  await expect(other).toHaveURL('/blog')
  await expect(other.getByRole('article').getByRole('heading', { name: TITLE })).toHaveCount(2)
})

for (const [path, publish, refusal] of [
  ['/admin', 'Publish', 'Another post in this language has this title. Choose another.'],
  ['/uk/admin', 'Опублікувати', 'Такий заголовок уже має інший допис цією мовою. Виберіть інший.'],
] as const) {
  test(`${path} refuses a title that another post has in the same language`, async ({ page }) => {
    await page.goto('/blog/dialogflow-session')
    const built = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    await signInAsOwner(page)
    await keep(page, [storedPost()])
    await page.goto(path)
    await expect(heading(page)).not.toBeEmpty()
    const title = page.locator('[name=title]')
    await title.fill(TITLE)
    await page.locator('[name=slug]').fill('another')
    await page.getByRole('button', { name: publish }).click()
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription(new RegExp(refusal))
    // In the other language it is free, and there are others that are not.
    await page.getByRole('button', { name: 'English', exact: true }).click()
    await expect(title).not.toHaveAccessibleDescription(new RegExp(refusal))
    await title.fill(built)
    await page.getByRole('button', { name: publish }).click()
    await expect(title).toHaveAccessibleDescription(new RegExp(refusal))
  })
}

test('a post is written, illustrated and published by keyboard alone', async ({
  page,
  expectConsole,
}) => {
  // The picture of the preview.
  expectConsole(/a\.png/)
  await page.goto('/admin')
  await page.getByLabel('Username').focus()
  await page.keyboard.type(DEMO_ADMIN.user)
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Add New Blog Post')
  await page.getByLabel('Title').focus()
  await page.keyboard.type('By keyboard')
  await page.keyboard.press('Tab')
  await page.keyboard.type('What the bot says when nobody has told it anything at all yet.')
  for (const name of ['Preview', 'Insert image']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type('Words ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('bold')
  await page.keyboard.press('Control+m')
  await expect(page.getByLabel('Image URL')).toBeFocused()
  await page.keyboard.type('/a.png')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Content')).toHaveValue(/^Words \*\*bold\n\n\[image:\/a\.png\]/)
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Main image')).toBeFocused()
  await page.keyboard.type(IMAGE)
  await page.getByLabel('Keywords').focus()
  await page.keyboard.type('keys')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL('/blog')
})

test('on a 320 px phone saved posts are edited, deleted, brought back and exported by keyboard alone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAsOwner(page)
  await keep(page, [storedPost()])
  await page.goto('/uk/admin')
  const tabTo = async (name: string) => {
    const target = page.getByRole('button', { name, exact: true })
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab')
      if (await target.evaluate((one) => one === document.activeElement)) break
    }
    await expect(target).toBeFocused()
    await expect(target).toBeInViewport()
  }
  await tabTo(`Редагувати: ${TITLE}`)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Редагування допису')
  await page.getByLabel('Заголовок').focus()
  await page.keyboard.press('End')
  await page.keyboard.type(' довго')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Зміни збережено.')).toBeVisible()

  await tabTo(`Експорт .mdx: ${TITLE} довго`)
  const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')])
  expect(file.suggestedFilename()).toBe(`${SLUG}.uk.mdx`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: `Видалити: ${TITLE} довго` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: TITLE })).toHaveCount(0)
  await tabTo('Повернути')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the meter tells how much of the storage is used, and follows it', async ({ page }) => {
  await signInAsOwner(page)
  await page.goto('/admin')
  const meter = page.getByText(/this browser.s storage is used/)
  await expect(meter).toHaveText(/^1 of/)
  await keep(page, [{ ...storedPost(), content: 'слово '.repeat(10_000) }])
  await page.reload()
  await expect(meter).toHaveText(/^(?:59|60) of/)
  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await expect(meter).toHaveText(/^1 of/)
})

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** Pastes into the text as a browser does, and tells whether the page has taken it over. */
async function paste(
  page: Page,
  { html, words, file }: { html: string; words: string; file?: string },
): Promise<boolean> {
  const content = page.getByLabel('Content')
  await content.focus()
  return content.evaluate(
    (area, [html, words, file]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', words ?? '')
      if (html) clipboardData.setData('text/html', html)
      if (file) clipboardData.items.add(new File(['x'], file, { type: 'image/png' }))
      const init = { clipboardData, bubbles: true, cancelable: true }
      return !area.dispatchEvent(new ClipboardEvent('paste', init))
    },
    [html, words, file] as const,
  )
}

async function fillPost(page: Page): Promise<void> {
  await page.getByLabel('Title').fill(TITLE)
  await expect(page.getByLabel('Slug')).toHaveValue(SLUG)
  await page.getByLabel('Excerpt').fill(EXCERPT)
  await page.getByLabel('Content').fill(CONTENT)
  await page.getByLabel('Date').fill('2023-10-10')
  await page.getByLabel('Main image').fill(IMAGE)
  await page.getByLabel('Keywords').fill('бот, діалог')
}

function storedPost() {
  return {
    slug: SLUG,
    title: TITLE,
    excerpt: EXCERPT,
    date: '2023-10-10',
    image: IMAGE,
    content: CONTENT,
    keywords: ['бот'],
    images: [],
  }
}

/** Takes the kept post out as a file. */
async function exportPost(page: Page): Promise<{ name: string; text: string }> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Export .mdx: ${TITLE}` }).click(),
  ])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}

async function keep(page: Page, posts: object[]): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/blog')
  await page.evaluate((text) => localStorage.setItem('blogPosts', text), JSON.stringify(posts))
}
