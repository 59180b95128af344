import type { Locator, Page } from '@playwright/test'

import type { Locale } from '#src/i18n/locales.ts'
import { layOutWhole } from '#tests/support/accessibility.ts'
import { watchClipboard } from '#tests/support/clipboard.ts'
import { countPages, site } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { expectScroll, holdBack, open, whenReady } from '#tests/support/site.ts'

test('the list holds nine posts a page, and its address the page', async ({ page }) => {
  const last = countPages('en')
  expect(last).toBeGreaterThan(1)
  await open(page, '/blog')
  const posts = page.getByRole('main').getByRole('article')
  await expect(posts).toHaveCount(9)
  await expect(page.getByText(`Page 1 of ${last}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Previous' })).toBeDisabled()
  const first = await posts.first().getByRole('link').textContent()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/blog?page=2')
  await expect(page.getByText(`Page 2 of ${last}`)).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-current]')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()
  await expectScroll(page, 0)
  await page.reload()
  await expect(page.getByText(`Page 2 of ${last}`)).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/blog')
  await expect(posts.first().getByRole('link')).toHaveText(first ?? '')
  await open(page, `/blog?page=${last}`)
  await expect(page.getByText(`Page ${last} of ${last}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
})

/** Has this browser keep one post of its own before a page is opened. */
async function keepOwnPost(page: Page, language: Locale, title: string): Promise<void> {
  const post = {
    slug: 'own-post',
    language,
    date: '2023-10-10',
    title,
    excerpt: 'Own excerpt.',
    image: '',
    keywords: '',
    content: 'Text.',
  }
  await page.addInitScript(
    (posts) => localStorage.setItem('blogPosts', posts),
    JSON.stringify([post]),
  )
}

test('a post of this browser is announced by its title, though its page is fetched first', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  await keepOwnPost(page, 'uk', 'Власний "допис"')
  await open(page, '/blog')
  await page.getByRole('link', { name: 'Власний «допис»' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Власний «допис»')
  await expect(page).toHaveTitle(/^Власний «допис» · /)
  await expect(page.getByRole('status').filter({ hasText: 'page opened' })).toHaveText(
    /^Власний «допис» · /,
  )
})

test('every page of the list takes the focus, is announced and named in the title', async ({
  page,
}) => {
  // With one post more than those of the site there is a way on from the second page.
  await keepOwnPost(page, 'en', 'Own post')
  await open(page, '/blog')
  const title = await page.title()
  const said = page.getByRole('status').filter({ hasText: 'page opened' })
  const next = page.getByRole('link', { name: 'Next' })
  for (const shown of [2, 3]) {
    await next.click()
    await expect(page.getByText(`Page ${shown} of ${countPages('en', 1)}`)).toBeVisible()
    await expect(page.getByRole('main')).toBeFocused()
    await expectScroll(page, 0)
    await expect(page).toHaveTitle(new RegExp(`, page ${shown} · `))
    await expect(said).toContainText(`, page ${shown}`)
  }
  await page.goBack()
  await expect(said).toContainText(', page 2')
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await expect(page).toHaveTitle(title)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a page of a tag’s list is named in the title as its document names it', async ({ page }) => {
  await page.goto('/blog/tag/dialogflow/page/2')
  const title = await page.title()
  expect(title).toContain('page 2')
  await open(page, '/blog/tag/dialogflow?page=2')
  await expect(page).toHaveTitle(title)
})

for (const [query, shownOf] of [
  ['?page=9999', (last: number) => last],
  ['?page=0', () => 1],
  ['?page=two', () => 1],
] as const) {
  test(`the address ${query} shows the nearest page there is`, async ({ page }) => {
    const last = countPages('en')
    await open(page, `/blog${query}`)
    await expect(page.getByText(`Page ${shownOf(last)} of ${last}`)).toBeVisible()
  })
}

test('copied code is the code alone, and the button says so for a while', async ({
  page,
  context,
  browserName,
}) => {
  const readClipboard = await watchClipboard(context, browserName)
  await open(page, '/blog/dialogflow-session')
  await page.getByRole('button', { name: 'Copy' }).first().click()
  const copied = page.getByRole('button', { name: 'Copied!' })
  await expect(copied).toHaveAttribute('title', 'Copied!')
  const text = await readClipboard(page)
  expect(text).toContain("import { createHmac } from 'node:crypto'")
  expect(text).not.toContain('Copied')
  await expect(copied).toBeHidden()
})

test('a refused clipboard is told to the console only', async ({ page, expectConsole }) => {
  expectConsole(/Failed to copy code/)
  await open(page, '/blog/dialogflow-session')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'))
  })
  await page.getByRole('button', { name: 'Copy' }).first().click()
  await expect(page.getByRole('button', { name: 'Copied!' })).toHaveCount(0)
  await expect(page.locator('pre').first()).toBeVisible()
})

test('the contents mark the section that is being read', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page, '/blog/dialogflow-session')
  const contents = page.getByRole('navigation', { name: 'Contents' })
  const link = contents.getByRole('link', { name: 'How to restore the memory' })
  await link.click()
  await expect(link).toHaveAttribute('aria-current', 'true')
  await expect(page).toHaveURL(/#how-to-restore-the-memory$/)
})

test('a post leads to its tags, neighbours, series and related posts', async ({ page }) => {
  await open(page, '/uk/blog/dialogflow-session')
  await expect(
    page.getByRole('navigation', { name: 'Сусідні дописи' }).getByRole('link'),
  ).toHaveCount(2)
  await page.getByText('Частина 4 з 11').click()
  await expect(page.getByRole('link', { name: /сутност/i }).first()).toBeVisible()
  const tags = page.getByRole('navigation', { name: 'Теги' }).getByRole('link')
  const names = await tags.locator('span:first-child').allTextContents()
  expect(names).toEqual(names.toSorted())
  await page.getByRole('main').getByRole('link', { name: 'chatbot', exact: true }).first().click()
  await expect(page).toHaveURL('/uk/blog/tag/chatbot')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дописи з тегом «chatbot»')
  await expect(page.getByText('А що про чат-ботів?')).toBeVisible()
})

test('search opens by a key, finds as one types, and Enter opens what is marked', async ({
  page,
}) => {
  await open(page, '/blog')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
  await expect(query).toBeFocused()
  await query.fill('dialogflow session')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('Sessions and contexts')
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/blog/dialogflow-session')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('Enter before the results are there opens the first of what is typed, not of what was', async ({
  page,
}) => {
  await open(page, '/blog')
  await page.keyboard.press('/')
  const query = page.getByRole('combobox', { name: 'Search' })
  await query.fill('dialogflow session')
  await expect(page.getByRole('option').first()).toContainText('Sessions and contexts')
  const deliver = await holdBack(page, '**/pagefind/fragment/**')
  const asked = page.waitForRequest('**/pagefind/fragment/**')
  await query.fill('airtable')
  await query.press('Enter')
  await asked
  await query.press('Enter')
  await expect(page).toHaveURL('/blog')
  deliver()
  await expect(page).toHaveURL('/blog/dialogflow-airtable')
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('results name pages as their heads do, with a price or a count, and speak in sentences', async ({
  page,
}) => {
  await open(page, '/search?q=agents')
  const course = page.getByRole('option', { name: /^AI agents with memory and tools/ })
  await expect(course).toContainText('Level 3: write the loop')
  await expect(course.locator('.meta')).toHaveText('$30')
  await page.getByRole('combobox').fill('chatbot')
  const tag = page.getByRole('option', { name: /^Posts tagged with/ })
  await expect(tag.locator('.meta')).toHaveText(/^\d+\sposts$/)
  for (const says of await page.getByRole('option').locator('p').allTextContents()) {
    expect(says).toMatch(/^[A-Z…“\d].*[.…?!]$/)
  }
})

test('search says how many of all it shows, and its page shows the rest', async ({ page }) => {
  await open(page, '/search?q=dialogflow')
  const options = page.getByRole('option')
  const count = page.getByRole('main').getByRole('status')
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(options).toHaveCount(12)
  await expect(count).toHaveText(/^Results: 12 of \d\d$/)
  const all = Number(/\d+$/.exec((await count.textContent()) ?? '')?.[0])
  for (let shown = 12; shown < all;) {
    await more.click()
    shown = Math.min(all, shown + 12)
    await expect(options).toHaveCount(shown)
  }
  await expect(more).toHaveCount(0)
  await expect(count).toHaveText(new RegExp(`^${all}\\sresults$`))
  await expect(page.getByRole('combobox')).toBeFocused()
})

test('on a phone the page of search is as long as what it has found', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/uk/search?q=dialogflow')
  await expect(page.getByRole('option')).toHaveCount(12)
  const list = page.getByRole('listbox')
  expect(await list.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0)
  await expect(page.getByRole('option').last()).not.toBeInViewport()
})

for (const width of [390, 1440]) {
  test(`the foot of an empty search holds no space for nothing at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await open(page, '/search')
    await page.getByRole('combobox').focus()
    const foot = await page.locator('.find-f').evaluate((element) => {
      const { height, right } = element.getBoundingClientRect()
      const end = element.lastElementChild?.getBoundingClientRect().right ?? 0
      return { height, gap: right - end }
    })
    if (width < 640) expect(foot.height).toBe(0)
    else expect(foot.gap).toBeLessThan(30)
  })
}

test('on a phone search stands over the menu that it is opened from, and a result can be pressed', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/uk')
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Пошук' }).click()
  await page.getByRole('combobox').click()
  await page.keyboard.type('агент')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/\/uk\/blog\/[a-z]/)
})

test('Control and the key of K opens search on a Ukrainian keyboard too', async ({ page }) => {
  await open(page, '/uk')
  await page
    .locator('body')
    .dispatchEvent('keydown', { key: 'л', code: 'KeyK', ctrlKey: true, bubbles: true })
  await expect(page.getByRole('combobox')).toBeFocused()
})

for (const query of ["пам'ят", 'пам’ят', 'памʼят']) {
  test(`Ukrainian is found by a prefix with any apostrophe: ${query}`, async ({ page }) => {
    await open(page, `/uk/search?q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('option').first()).toContainText(/памʼят/i)
  })
}

for (const [query, title] of [
  ['/search?q=consultation', /consultations?$/],
  ['/search?q=blog', /^Blog/],
  ['/search?q=learning+path', /^Learning path/],
  ['/uk/search?q=промпт-інжиніринг', /^Промпт-інжиніринг/],
] as const) {
  test(`${query} finds the page of that name first`, async ({ page }) => {
    await open(page, query)
    await expect(page.getByRole('option').first().locator('b')).toHaveText(title)
  })
}

for (const [query, path] of [
  ['/search?q=how+much+is+a+consultation', '/consultation'],
  ['/uk/search?q=вартість консультації', '/uk/consultation'],
  ['/uk/search?q=скільки коштує куратор', '/uk/ai-curator'],
  // In other forms of its words than the page has.
  ['/uk/search?q=оплатити консультацію', '/uk/offer'],
] as const) {
  test(`${query} finds ${path}`, async ({ page }) => {
    await open(page, query)
    const found = page.getByRole('option').and(page.locator(`[href="${path}"]`))
    await expect(found).toHaveCount(1)
    await expect(page.getByText(/Nothing yet|Поки нічого/)).toHaveCount(0)
  })
}

for (const query of ['2024', 'true', 'null', '-1.5']) {
  test(`${query} in the address is a text to search for`, async ({ page }) => {
    await open(page, `/search?q=${query}`)
    await expect(page.getByRole('combobox')).toHaveValue(query)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d/)
  })
}

for (const address of ['/search', '/search?q=agents']) {
  test(`what is typed before the application runs is searched for on ${address}`, async ({
    page,
  }) => {
    const release = await holdBack(page, '**/assets/entry-client-*.js')
    await page.goto(address)
    const query = page.getByRole('combobox')
    await query.click()
    await page.keyboard.type('dialogflow ')
    release()
    await whenReady(page)
    await expect(query).toBeFocused()
    await page.keyboard.type('session')
    await expect(page.getByRole('option').first()).toContainText('Sessions and contexts')
    await expect(query).toHaveValue('dialogflow session')
    await expect(page).toHaveURL('/search?q=dialogflow+session')
  })
}

for (const [path, slip, title] of [
  ['/search', 'consultaton', 'AI consultation'],
  ['/search', 'promt', 'Prompt engineering'],
  ['/uk/search', 'промтп', 'Промпт-інжиніринг'],
  ['/uk/search', 'консултація', 'Консультація'],
] as const) {
  test(`${path}: who writes ${slip} is offered what they mean`, async ({ page }) => {
    await open(page, path)
    await page.getByRole('combobox').fill(slip)
    await expect(page.getByRole('option', { name: title }).first()).toBeVisible()
    expect(await page.getByRole('option').count()).toBeLessThan(4)
  })
}

test('a query that finds nothing offers what comes close, and a person', async ({ page }) => {
  await open(page, '/search')
  await page.getByRole('combobox').fill('dialogflaw')
  await expect(page.locator('.find-none')).toContainText('Nothing yet. Close to it:')
  await expect(page.locator('.find-f [aria-live]')).toHaveText('Nothing yet. Close to it:')
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^[123]\sresults?$/)
  await expect(page.getByRole('option').first()).toBeVisible()
  await expect(page).toHaveURL('/search?q=dialogflaw')
  await expect(
    page.getByRole('main').getByRole('link', { name: site.links.messenger.label.en }),
  ).toBeVisible()
})

test('the words of a drawing can be read on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/blog/dialogflow-session')
  const drawing = page.getByRole('button', { name: /Enlarge the picture/ })
  const widthOf = async (picture: Locator) => (await picture.boundingBox())?.width ?? 0
  expect(await widthOf(drawing.getByRole('img', { includeHidden: true }))).toBeGreaterThanOrEqual(
    512,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await drawing.click()
  expect(await widthOf(page.getByRole('dialog').getByRole('img'))).toBeGreaterThan(700)
})

test('a table that goes on beyond the screen fades there until it has been scrolled to', async ({
  page,
}) => {
  const fadeOf = (table: Locator) => table.evaluate((element) => getComputedStyle(element).maskSize)
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/uk/privacy')
  const table = page.getByRole('group').filter({ has: page.getByRole('table') })
  expect(await fadeOf(table)).toBe('100% 100%')
  await table.evaluate((element) => element.scrollTo({ left: 999 }))
  await expect.poll(() => fadeOf(table)).toMatch(/^calc\(100% \+ /)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => fadeOf(table)).toMatch(/^calc\(100% \+ /)
})

for (const { path, title, share, copied, refused } of [
  {
    path: '/blog/dialogflow-session',
    title: /Sessions and contexts/,
    share: 'Share',
    copied: 'Link copied',
    refused: 'The link could not be copied',
  },
  {
    path: '/uk/blog/dialogflow-session',
    title: /Сесії/,
    share: 'Поділитися',
    copied: 'Посилання скопійовано',
    refused: 'Не вдалося скопіювати посилання',
  },
]) {
  test(`${path} is shared by the device's own sheet, and closing it says nothing`, async ({
    page,
  }) => {
    await stubSharing(page, { share: 'taken' })
    await open(page, `${path}?from=mail#top`)
    // The button stands at the end of what is still being laid out.
    await layOutWhole(page)
    await page.getByRole('button', { name: share }).click()
    await expect.poll(() => sharedBy(page)).toHaveLength(1)
    const [call] = await sharedBy(page)
    expect(call).toEqual({
      kind: 'share',
      title: await page.getByRole('heading', { level: 1 }).textContent(),
      url: new URL(path, page.url()).href,
    })
    expect(call?.title).toMatch(title)

    await stubSharing(page, { share: 'AbortError' })
    await open(page, path)
    await layOutWhole(page)
    await page.getByRole('button', { name: share }).click()
    await expect.poll(() => sharedBy(page)).toHaveLength(1)
    await expect(page.locator('.share [role=status]')).toBeEmpty()
  })

  for (const sheet of ['absent', 'NotAllowedError'] as const) {
    test(`${path} is copied as a link where the sheet is ${sheet}`, async ({ page }) => {
      await stubSharing(page, { share: sheet })
      await open(page, path)
      await layOutWhole(page)
      await page.getByRole('button', { name: share }).click()
      await expect(page.getByText(copied)).toBeVisible()
      const copies = (await sharedBy(page)).filter(({ kind }) => kind === 'copy')
      expect(copies).toEqual([{ kind: 'copy', url: new URL(path, page.url()).href }])
      await expect(page.getByText(copied)).toBeHidden()
    })
  }

  test(`${path} says that a refused link was not copied`, async ({ page }) => {
    await stubSharing(page, { share: 'absent', copy: 'NotAllowedError' })
    await open(page, path)
    await layOutWhole(page)
    await page.getByRole('button', { name: share }).click()
    await expect(page.getByText(refused)).toBeVisible()
  })
}

interface SharingCall {
  kind: 'share' | 'copy'
  title?: string
  url: string
}

/** Gives the pages that are opened next a sheet and a clipboard which note what they are given. */
async function stubSharing(
  page: Page,
  answers: { share: 'taken' | 'absent' | 'AbortError' | 'NotAllowedError'; copy?: string },
): Promise<void> {
  await page.addInitScript(({ share, copy }) => {
    const calls: SharingCall[] = []
    const answer = (name: string | undefined) =>
      name === undefined || name === 'taken'
        ? Promise.resolve()
        : Promise.reject(new DOMException('stub', name))
    Object.assign(globalThis, { sharingCalls: calls })
    if (share === 'absent') Reflect.deleteProperty(Navigator.prototype, 'share')
    else {
      Object.assign(Navigator.prototype, {
        share: (data: { title: string; url: string }) => {
          calls.push({ kind: 'share', ...data })
          return answer(share)
        },
      })
    }
    navigator.clipboard.writeText = (url) => {
      calls.push({ kind: 'copy', url })
      return answer(copy)
    }
  }, answers)
}

function sharedBy(page: Page): Promise<SharingCall[]> {
  return page.evaluate(
    () => (globalThis as unknown as { sharingCalls: SharingCall[] }).sharingCalls,
  )
}

for (const width of [320, 1440]) {
  test(`no card of the blog breaks off in a sentence at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/blog', '/uk/blog', '/uk/blog/page/2']) {
      await open(page, path)
      await layOutWhole(page)
      const cut = await page
        .locator('.ex-t')
        .evaluateAll((all) =>
          all.flatMap((one) => (one.scrollHeight > one.clientHeight + 2 ? [one.textContent] : [])),
        )
      expect.soft(cut, path).toEqual([])
    }
  })
}
