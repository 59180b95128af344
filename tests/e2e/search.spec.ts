import { expect, test } from '#tests/support/playwright.ts'
import { delayRequests, open, whenReady } from '#tests/support/site.ts'

test('a reader opens search by a key, moves by arrows, and opens what is marked', async ({
  page,
}) => {
  await open(page, '/blog')
  const query = page.getByRole('combobox', { name: 'Search' })
  const options = page.getByRole('option')
  const dialog = page.getByRole('dialog')
  await page.keyboard.press('/')
  await expect(query).toBeFocused()
  await query.fill('series part')
  await expect(options.nth(2)).toBeVisible()
  await expect(options.first()).toHaveAttribute('aria-selected', 'true')
  const second = await options.nth(1).getAttribute('href')
  await page.keyboard.press('ArrowDown')
  await expect(options.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(options.first()).toHaveAttribute('aria-selected', 'false')
  const active = await query.getAttribute('aria-activedescendant')
  expect(await options.nth(1).getAttribute('id')).toBe(active)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(second ?? 'no address')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('main')).toBeFocused()

  // Enter before the results arrive opens the first result of the current query, not of the previous one.
  await page.keyboard.press('Control+k')
  await query.fill('series part')
  await expect(options.first()).toBeVisible()
  await query.fill('long read')
  await query.press('Enter')
  await expect(page).toHaveURL('/blog/long-read')
  await expect(dialog).toHaveCount(0)

  // The same key on a Ukrainian keyboard; with Shift or Alt it belongs to the browser.
  const press = (
    init: Pick<KeyboardEventInit, 'key' | 'code' | 'ctrlKey' | 'shiftKey' | 'altKey'>,
  ) =>
    page.evaluate((keys) => {
      const event = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true })
      return document.body.dispatchEvent(event)
    }, init)
  for (const other of [{ shiftKey: true }, { altKey: true }]) {
    expect(await press({ key: 'k', ctrlKey: true, ...other })).toBe(true)
  }
  await expect(dialog).toHaveCount(0)
  expect(await press({ key: 'л', code: 'KeyK', ctrlKey: true })).toBe(false)
  await expect(query).toBeFocused()
  await page.keyboard.press('Control+k')
  await expect(dialog).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  // In a text field the key types a character.
  await page.keyboard.press('/')
  await expect(query).toBeFocused()
  await page.keyboard.press('/')
  await expect(query).toHaveValue('/')

  // During input composition Enter confirms the word; the second event is how Safari reports it.
  await query.fill('series part')
  await expect(options.nth(2)).toBeVisible()
  const address = page.url()
  for (const key of [{ isComposing: true }, { keyCode: 229 }]) {
    await query.dispatchEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...key })
  }
  await expect(dialog).toHaveCount(1)
  await expect(page).toHaveURL(address)
  await query.press('Enter')
  await expect(page).not.toHaveURL(address)

  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/uk')
  await page.getByRole('button', { name: 'Меню' }).click()
  await page.getByRole('dialog', { name: 'Меню' }).getByRole('link', { name: 'Пошук' }).click()
  await page.getByRole('combobox').click()
  await page.keyboard.type('довгий')
  await options.first().click()
  await expect(page).toHaveURL('/uk/blog/long-read')
  await expect(dialog).toHaveCount(0)
})

/** Queries in each language with an address that must be among the results. */
const EXPECTED_HITS = [
  [
    '/search?q=lanterns',
    [
      ['lanterns', '/blog/series-one'],
      ['how much is a talk', '/consultation'],
      // After punctuation, and without an apostrophe.
      ['newly', '/blog/note-five'],
      ['doesnt', '/blog/note-five'],
    ],
  ],
  [
    '/uk/search?q=ліхтариками',
    [
      // Other word forms, prefixes and kinds of apostrophe.
      ['ліхтариками', '/uk/blog/series-one'],
      ['паперових човників', '/uk/blog/note-one'],
      ['човн', '/uk/blog/note-one'],
      ["пам'ят", '/uk/courses/third-course'],
      // With invisible characters in the text or the query.
      ['подзвоніть', '/uk/blog/note-five'],
      ['теле\u00ADбачення', '/uk/blog/note-five'],
      ['звязок', '/uk/blog/note-five'],
      ['скільки коштує помічник', '/uk/ai-curator'],
    ],
  ],
] as const

test('a reader finds pages by words in any form and by price, keeps the query in the address, and is offered what comes close @nightly', async ({
  page,
}) => {
  for (const [path, searches] of EXPECTED_HITS) {
    await open(page, path)
    for (const [query, href] of searches) {
      const hit = page.getByRole('option').and(page.locator(`[href="${href}"]`))
      await page.getByRole('combobox').fill(query)
      // Previous results stay until the next ones arrive.
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === query)
      await expect.soft(hit, query).toHaveCount(1)
      await expect
        .soft(page.getByText(/No exact matches|Точних збігів немає/), query)
        .toHaveCount(0)
    }
  }
  await open(page, '/search?q=prompt+basics')
  const course = page.getByRole('option', { name: /^Prompt basics, a course/ })
  await expect.soft(course).toContainText('$11')
  await expect.soft(page.getByRole('group', { name: 'Courses' })).toBeVisible()
  await page.getByRole('combobox').fill('lanterns')
  await expect.soft(page.getByRole('group', { name: 'Blog' })).toBeVisible()
  await page.getByRole('combobox').fill('chatbot')
  await expect
    .soft(page.getByRole('option', { name: /^Posts tagged with/ }))
    .toContainText('6 posts')

  const query = page.getByRole('combobox')
  const options = page.getByRole('option')
  const count = page.getByRole('main').getByRole('status')
  // A number is searched as text.
  for (const text of ['true', '1e3']) {
    await open(page, `/search?q=${text}`)
    await expect(query).toHaveValue(text)
    await expect(page).toHaveURL(`/search?q=${text}`)
    await expect(count).toHaveText(/\d/)
  }
  await query.fill('note')
  await expect(page).toHaveURL('/search?q=note')
  await expect.poll(() => options.count()).toBeGreaterThan(5)
  const total = Number(/\d+(?=\D*$)/.exec((await count.textContent()) ?? '')?.[0])
  const more = page.getByRole('button', { name: 'Show more' })
  while (await more.isVisible()) {
    const before = await options.count()
    await more.click()
    await expect.poll(() => options.count()).toBeGreaterThan(before)
  }
  await expect(options).toHaveCount(total)
  await expect(query).toBeFocused()

  await query.fill('lantrens')
  await expect(page.getByText('Similar results:').first()).toBeVisible()
  await expect(options.first()).toHaveAttribute('href', '/blog/series-one')
  await expect(page).toHaveURL('/search?q=lantrens')
  await query.fill('zzqqxx')
  await expect(page.getByText('Try other words.')).toBeVisible()
  await expect(options).toHaveCount(0)
  await expect(count).toHaveText(/^0\sresults$/)
  const person = page.getByRole('main').getByRole('link', { name: /^Messaging app/ })
  await expect(person).toHaveAttribute('href', 'https://example.com/messenger')
  await page.goto('/uk/search')
  await query.fill('човнеки')
  await expect(options.first()).toHaveAttribute('href', '/uk/blog/note-one')

  // A query typed before hydration is searched.
  for (const address of ['/search', '/search?q=bridges']) {
    const release = await delayRequests(page, '**/*.js')
    await page.goto(address, { waitUntil: 'commit' })
    await query.click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('long ')
    release()
    await whenReady(page)
    await expect(query).toBeFocused()
    await page.keyboard.type('read')
    await expect(query).toHaveValue('long read')
    await expect(options.first()).toContainText('A long read')
    await expect(page).toHaveURL('/search?q=long+read')
    await page.unrouteAll({ behavior: 'ignoreErrors' })
  }
})
