import type { Locator, Page } from '@playwright/test'

import { DEMO_ADMIN } from '#scripts/build/admin-access.ts'
import { findViolations } from '#tests/support/accessibility.ts'
import {
  expectAnnounced,
  fillPost,
  openAsOwner,
  openWithPosts,
  PICTURE,
  readPosts,
  savedPosts,
  servePictures,
  STORED_POST,
} from '#tests/support/browser-posts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const { title: TITLE, slug: SLUG, excerpt: EXCERPT } = STORED_POST

/** Titles in the list before browser posts are added. */
const BUILT_TITLES = {
  en: [
    'Everything at once',
    'A long read',
    'Series: part three',
    'Series: part two',
    'Series: part one',
    'Only in English',
    'Лише українською',
    'Note one',
    'Note two',
    'Note three',
    'Note four',
    'Note five',
    'Note six',
  ],
}

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/^request to another host: https:\/\/example\.com\/[\w-]+\.png/)
  await servePictures(page)
})

test('the owner is refused without both fields or with wrong ones, and stays signed in until logging out', async ({
  page,
}) => {
  await open(page, '/admin')
  const [user, password] = [page.getByLabel('Username'), page.getByLabel('Password')]
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(user).toBeFocused()
  await expect.soft(user).toHaveAccessibleDescription(/Enter the username/)
  await expect.soft(password).toHaveAccessibleDescription(/Enter the password/)
  await user.fill(DEMO_ADMIN.user)
  await password.fill('wrong')
  await password.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials' })).toBeVisible()
  await expect(password).toBeFocused()
  await expect.soft(password).toHaveAccessibleDescription('Invalid credentials')
  await expect.soft(user).toHaveValue(DEMO_ADMIN.user)
  await password.fill(DEMO_ADMIN.password)
  await user.fill('somebody')
  await user.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid credentials' })).toBeVisible()

  await user.fill(DEMO_ADMIN.user)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page)).toHaveText('Add New Blog Post')
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await expect(heading(page)).toHaveText('Add New Blog Post')
  await expect(user).toHaveCount(0)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(user).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()

  // A forged token is rejected.
  await page.evaluate(() => localStorage.setItem('adminToken', 'made-up'))
  await page.reload()
  await expect(user).toBeVisible()
  await expect(heading(page)).not.toHaveText('Add New Blog Post')
})

test('the owner writes, illustrates and publishes a post by keyboard alone', async ({ page }) => {
  await open(page, '/admin')
  await page.getByLabel('Username').focus()
  await page.keyboard.type(DEMO_ADMIN.user)
  await page.keyboard.press('Tab')
  await page.keyboard.type(DEMO_ADMIN.password)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Add New Blog Post')

  // The default language is Ukrainian; the slug uses the national transliteration.
  await expect(page.getByRole('button', { name: 'Українська', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.getByLabel('Title').focus()
  await page.keyboard.type("Ґанок, згін і в'юн: Щоденник № 2")
  await expect(page.getByLabel('Slug')).toHaveValue('ganok-zghin-i-viun-shchodennyk-2')
  await page.keyboard.press('Tab')
  await page.keyboard.type(EXCERPT)
  for (const name of ['Preview', 'Insert image']) {
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name })).toBeFocused()
  }
  await page.keyboard.press('Tab')
  const content = page.getByLabel('Content')
  await expect(content).toBeFocused()
  await page.keyboard.type('Слова ')
  await page.keyboard.press('Control+b')
  await page.keyboard.type('жирні')
  await page.keyboard.press('End')
  await page.keyboard.press('Control+m')
  await expect(page.getByLabel('Image URL')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(content).toBeFocused()
  await page.keyboard.press('Control+m')
  await expect(page.getByLabel('Image URL')).toBeFocused()
  await page.keyboard.type('javascript:alert(1)')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Image URL')).toHaveAccessibleDescription(/starts with https:\/\//)
  await page.getByLabel('Image URL').press('Control+a')
  await page.keyboard.type(PICTURE)
  await expect(page.getByRole('dialog').getByText('1 × 1 px', { exact: false })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(content).toBeFocused()
  await expect(content).toHaveValue(`Слова **жирні**\n\n[image:${PICTURE}]\n\n`)
  await page.keyboard.press('Control+z')
  await expect(content).toHaveValue('Слова **жирні**')
  await page.keyboard.press('Control+Shift+z')

  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Main image')).toBeFocused()
  await page.keyboard.type(PICTURE)
  await page.getByLabel('Keywords').focus()
  await page.keyboard.type(' бот ,, діалог , ')
  await page.getByRole('checkbox', { name: 'chatbot' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Control+Enter')
  await expect(page).toHaveURL('/blog')
  await expectAnnounced(page, 'Post created successfully!')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(/^Ґанок, згін/)
  const today = await page.evaluate(() => new Intl.DateTimeFormat('sv').format(new Date()))
  expect(await readPosts(page)).toMatchObject([
    {
      slug: 'ganok-zghin-i-viun-shchodennyk-2',
      keywords: ['бот', 'діалог'],
      images: [],
      tags: ['chatbot'],
      language: 'uk',
      date: today,
    },
  ])
})

test('a reader of the same browser meets a saved post first in both blogs, on its page, in search and under its tag', async ({
  page,
  expectConsole,
}) => {
  // The page of a browser post is served by 404.html.
  expectConsole(/404/)
  const hostile = '\n\n<script>window.hacked = true</script> [погане](javascript:alert(1))'
  const fence = "\n\n```ts\nconst answer = '[image:stays]'\n```\n"
  const content = `${STORED_POST.content}${hostile}\n\n[image:${PICTURE}]${fence}`
  await openWithPosts(page, [{ ...STORED_POST, content }], '/blog')
  const first = page.getByRole('article').first()
  for (const [path, badge, language] of [
    ['/blog', 'Only in this browser', 'Ukrainian'],
    ['/uk/blog', 'Лише в цьому браузері', 'Українська'],
  ] as const) {
    if (path !== '/blog') await page.goto(path)
    await expect(first.getByRole('heading')).toHaveText(TITLE)
    await expect.soft(first).toContainText(badge)
    await expect.soft(first).toContainText(language)
    await expect.soft(first).toContainText(EXCERPT)
    await expect.soft(page.getByRole('article')).toHaveCount(9)
  }
  await first.getByRole('link').first().click()
  await expect(page).toHaveURL(`/uk/blog/${SLUG}`)
  for (const path of [`/uk/blog/${SLUG}`, `/blog/${SLUG}`]) {
    await page.goto(path)
    await expect(heading(page)).toHaveText(TITLE)
    await expect(page).toHaveTitle(new RegExp(`^${TITLE} · `))
    await expect.soft(page.getByRole('heading', { name: 'Перша причина' })).toBeVisible()
    await expect.soft(page.getByText('<script>window.hacked = true</script>')).toBeVisible()
    await expect.soft(page.getByRole('link', { name: 'погане' })).toHaveCount(0)
    await expect.soft(page.getByRole('img', { name: 'Blog post image' })).toBeVisible()
    await expect.soft(page.getByText("const answer = '[image:stays]'")).toBeVisible()
    // Its address is useless to others, so it cannot be shared.
    await expect.soft(page.getByRole('button', { name: /^(?:Share|Поділитися)$/ })).toHaveCount(0)
  }

  await open(page, '/uk/blog')
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('мовч')
  const firstHit = page.getByRole('option').first()
  await expect(firstHit).toContainText(TITLE)
  await expect(firstHit).toContainText('Лише в цьому браузері')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/uk/blog/${SLUG}`)

  await page.goto('/blog/tag/chatbot')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(TITLE)

  // With nine more posts the list has another page, and each post is listed once.
  const browserPosts = Array.from({ length: 9 }, (_, index) => ({
    ...STORED_POST,
    slug: `own-${index}`,
    title: `${TITLE} ${index}`,
  }))
  await openWithPosts(page, browserPosts, '/blog')
  const titles: string[] = []
  for (let number = 1; number <= 3; number += 1) {
    await expect(page.getByText(`Page ${number} of 3`)).toBeVisible()
    titles.push(...(await page.getByRole('article').getByRole('heading').allTextContents()))
    if (number < 3) await page.getByRole('link', { name: 'Next' }).click()
  }
  expect(titles).toEqual([...browserPosts.map((post) => post.title), ...BUILT_TITLES.en])
})

test('the owner sees each mistake at its field, the first with the focus, and loses nothing @nightly', async ({
  page,
}) => {
  await openAsOwner(page, [STORED_POST])
  const form = page.getByRole('main').locator('form')
  const [title, slug] = [page.getByLabel('Title'), page.getByLabel('Slug')]
  await page.getByLabel('Excerpt').fill('Уривок')
  await page.getByLabel('Main image').fill('cover.png')
  await page.getByLabel('Date').fill('')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(title).toBeFocused()
  await expectAnnounced(page, /^6\sfields need attention/)
  await expect.soft(title).toHaveAccessibleDescription(/Enter a title/)
  await expect.soft(page.getByLabel('Content')).toHaveAccessibleDescription(/text/)
  await expect.soft(slug).toHaveAccessibleDescription(/Enter a slug/)
  await expect.soft(page.getByLabel('Date')).toHaveAccessibleDescription(/Choose a date/)
  await expect
    .soft(page.getByLabel('Main image'))
    .toHaveAccessibleDescription(/Enter a full address that starts with https:\/\//)
  await expect.soft(page.getByLabel('Keywords')).toHaveAccessibleDescription(/at least one/)
  // Several problems are one message; a single problem is shown itself.
  await expect.soft(form.getByRole('alert')).toHaveCount(0)
  expect(await findViolations(page)).toEqual([])

  await fillPost(page, { title: 'Сесії', keywords: [] })
  await expect.soft(title).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(form.getByRole('alert')).toHaveCount(1)
  await expect(page.getByLabel('Keywords')).toBeFocused()
  await page.getByLabel('Keywords').fill('бот')

  for (const [address, refusal] of [
    ['kitchen-sink', /post (?:of|on) the site/],
    [SLUG, /A saved post/],
    ['Two Words', /hyphens/],
    ['tag', /page of the site/],
  ] as const) {
    await slug.fill(address)
    await slug.press('Control+Enter')
    await expect(slug).toBeFocused()
    await expect(slug).toHaveAccessibleDescription(refusal)
  }

  // A title may be used once per language.
  await slug.fill('vilna-adresa')
  await title.fill(TITLE)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(title).toBeFocused()
  await expect(title).toHaveAccessibleDescription(/Another post in this language/)
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(title).not.toHaveAccessibleDescription(/Another post in this language/)
  await title.fill('Everything at once')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(title).toHaveAccessibleDescription(/Another post in this language/)

  // A post that the build would reject is published in the browser with a notice.
  await title.fill('a'.repeat(91))
  await page.getByLabel('Excerpt').fill('Too short.')
  await expect.soft(title).toHaveAccessibleDescription(/\b90\b.*\b91\b/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await open(page, '/admin')
  await expect(savedPosts(page).first()).toContainText(/Title: .*\b90 characters/)
  await expect(savedPosts(page).first()).toContainText(/Excerpt: .*60 to 220 characters/)
})

test('the owner sees while writing what readers will see @nightly', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  const content = `## Перша причина

Рядок із **жирним**, ~~зайвим~~, <b>тегом</b> і [сторінкою](/uk/blog/kitchen-sink).
Другий рядок того самого абзацу, [погане](javascript:alert(1)).

- [ ] треба
- [x] є

| Стовпець | Число |
|:---------|------:|
| a        |     1 |

[image:${PICTURE}]

\`\`\`ts title="session.ts"
const marker = '[image:stays]' // {x}
\`\`\`

> Цитата з приміткою[^1].

[^1]: Примітка.
`
  await page.setViewportSize({ width: 1000, height: 900 })
  await openAsOwner(page)
  await fillPost(page, { content })
  const preview = page.getByRole('region', { name: 'Preview' })
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(preview.getByRole('heading', { name: 'Перша причина' })).toBeVisible()
  const article = await readerView(preview)
  expect(article.words).toContain("const marker = '[image:stays]' // {x}")
  expect(article.words).toContain('<b>тегом</b>')
  expect(article.pictures).toEqual([PICTURE])
  expect(article.links.map(({ text }) => text)).not.toContain('погане')
  expect(article.parts).toMatchObject({ th: 2, td: 2, strong: 1, del: 1, blockquote: 1, pre: 1 })
  // The preview follows the text.
  await page.getByLabel('Content').press('Control+End')
  await page.getByLabel('Content').pressSequentially('\n\nОстанній абзац.')
  await expect(preview.getByText('Останній абзац.')).toBeVisible()
  await page.getByLabel('Content').fill(content)
  await expect(preview.getByText('Останній абзац.')).toHaveCount(0)

  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await open(page, `/blog/${SLUG}`)
  expect(await readerView(page.getByRole('main'))).toEqual(article)
})

test('what the owner has typed waits as a draft, is continued, deleted and brought back @nightly', async ({
  page,
  context,
  expectConsole,
}) => {
  // A second tab requests the favicon again.
  expectConsole(/favicon/)
  await openAsOwner(page)
  page.on('dialog', () => expect.soft('asked').toBe('not asked'))
  await page.getByLabel('Title').fill('Недописане')
  await page.getByLabel('Content').fill('Половина думки')
  const saved = page.getByText(/Draft saved at/)
  await expect(saved).toBeVisible()
  const [time = ''] = /\d\d:\d\d/.exec(await saved.innerText()) ?? []
  await page.close()

  const next = await context.newPage()
  await open(next, '/admin')
  const offer = next.getByRole('status').filter({ hasText: 'Недописане' })
  // The time in the same time zone.
  await expect(offer).toContainText(time)
  await offer.getByRole('button', { name: /^Delete/ }).click()
  await expect(offer).toHaveCount(0)
  await expect(next.getByRole('main')).toBeFocused()
  await expectAnnounced(next, 'Draft deleted.')
  await next.getByRole('button', { name: 'Undo' }).click()
  await offer.getByRole('button', { name: /^Continue/ }).click()
  await expect(next.getByLabel('Content')).toHaveValue('Половина думки')
  await expect(next.getByLabel('Slug')).toHaveValue('nedopysane')

  // Immediately, before the debounce time: the draft is saved when leaving, without a question.
  await next.getByLabel('Content').press('Control+End')
  await next.getByLabel('Content').pressSequentially(' і решта')
  await next.reload()
  await expect(offer).toBeVisible()
  await next.getByRole('button', { name: /^Continue/ }).click()
  await expect(next.getByLabel('Content')).toHaveValue('Половина думки і решта')

  // Another post is opened instead, and then the draft again.
  await openAsOwner(next, [STORED_POST])
  await next.getByLabel('Title').fill('Ще одне')
  await next.getByRole('button', { name: `Edit: ${TITLE}` }).click()
  await expect(heading(next)).toHaveText(/^Edit/)
  await next.getByRole('button', { name: /^Continue.*Ще одне/ }).click()
  await expect(next.getByLabel('Title')).toHaveValue('Ще одне')

  // A draft of an earlier version, which lacks fields.
  await next.evaluate(() =>
    localStorage.setItem('blogDrafts', '[{"id":"older","values":{"title":"Давнє"}}]'),
  )
  await open(next, '/uk/admin')
  await next.getByRole('button', { name: /^Продовжити.*Давнє/ }).click()
  await expect(next.getByLabel('Заголовок')).toHaveValue('Давнє')
  await expect(next.getByLabel('Дата')).not.toHaveValue('')
})

test('a phone that closes the tab while the owner types loses nothing', async ({ page }) => {
  await page.clock.install()
  await openAsOwner(page)
  // The debounce timer does not fire from now on.
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByLabel('Title').fill('Недописане')
  const drafts = () => page.evaluate(() => localStorage.getItem('blogDrafts'))
  expect(await drafts()).toBeNull()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(await drafts()).toContain('Недописане')
})

test('the owner edits, deletes and brings back saved posts on a small phone by keyboard alone @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const other = { ...STORED_POST, slug: 'inshyi-dopys', title: 'Інший допис', images: ['/a.png'] }
  const large = 'слово '.repeat(10_000)
  await openAsOwner(page, [{ ...other, content: large }, STORED_POST], '/uk/admin')
  await expect(savedPosts(page)).toContainText([/Інший допис/, new RegExp(SLUG)])
  const meter = page.getByText(/\d\sз\s.*КБ/)
  await expect(meter).toContainText(/\b6\d\sз\s/)

  // Discarded changes are restored as typed.
  await tabTo(page, `Редагувати: ${other.title}`)
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Редагування допису')
  await page.getByLabel('Заголовок').fill('Довго переписане')
  await tabTo(page, 'Відкинути зміни')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Новий допис у блозі')
  await tabTo(page, 'Відновити')
  await page.keyboard.press('Enter')
  await expect(heading(page)).toHaveText('Редагування допису')
  await expect(page.getByLabel('Заголовок')).toHaveValue('Довго переписане')
  await page.getByLabel('Текст').fill('Коротко.')
  await page.keyboard.press('Control+Enter')
  await expectAnnounced(page, 'Зміни збережено.')
  // The slug and fields without inputs are preserved.
  expect(await readPosts(page)).toMatchObject([
    { slug: other.slug, title: 'Довго переписане', images: ['/a.png'], content: 'Коротко.' },
    { slug: SLUG },
  ])
  await expect(meter).toContainText(/\b[1-3]\sз\s/)

  await tabTo(page, 'Видалити: Довго переписане')
  await page.keyboard.press('Enter')
  await expect(savedPosts(page)).toHaveCount(1)
  await expectAnnounced(page, /Видалено: Довго переписане/)
  await expect(
    page
      .getByRole('heading', { name: 'Дописи, збережені в цьому браузері.' })
      .locator('xpath=(ancestor-or-self::*[@tabindex="-1"])[last()]'),
  ).toBeFocused()
  await tabTo(page, 'Відновити')
  await page.keyboard.press('Enter')
  await expect(savedPosts(page)).toContainText([/Довго переписане/, new RegExp(SLUG)])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

function heading(page: Page) {
  return page.getByRole('heading', { level: 1 })
}

/** Presses Tab until a button with this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  const target = page.getByRole('button', { name, exact: true })
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) break
  }
  await expect(target).toBeFocused()
  await expect(target).toBeInViewport()
}

/** Text and headings around the first heading of a post, as rendered for readers. */
async function readerView(within: Locator) {
  const text = within.getByRole('heading', { name: 'Перша причина' }).locator('xpath=..')
  return text.evaluate((element) => {
    const count = (part: string) => element.querySelectorAll(part).length
    return {
      words: element.textContent.replace(/\s+/g, ' '),
      pictures: Array.from(element.querySelectorAll('img'), (img) => img.src),
      links: Array.from(element.querySelectorAll('a'), (a) => ({
        text: a.text,
        href: a.href.replace(/^.*#/, '#'),
      })),
      parts: Object.fromEntries(
        ['p', 'br', 'th', 'td', 'li', 'strong', 'del', 'blockquote', 'pre', 'input', 'section'].map(
          (part) => [part, count(part)],
        ),
      ),
    }
  })
}
