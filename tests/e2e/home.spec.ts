import { formatMoney, formatPercent } from '#src/i18n/format.ts'
import {
  caseStory,
  figureOf,
  offerText,
  project,
  projectCount,
  site,
} from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { expectScroll, open } from '#tests/support/site.ts'

test('the home page is four sections, the last says who answers and holds the contact', async ({
  page,
}) => {
  await page.goto('/')
  const sections = page.getByRole('main').locator(':scope > section')
  await expect(sections).toHaveCount(4)
  await expect(sections.last()).toHaveAttribute('id', 'about')
  await expect(sections.last().locator('#contact')).toContainText(
    new RegExp(`within ${site.replyHours}\\shours?`),
  )
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Checked already. In 10 seconds.',
  )
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Book free demo' }),
  ).toHaveAttribute('href', '/ai-curator')
})

test('no product loses words to its three lines', async ({ page }) => {
  for (const [path, width] of [
    ['/', 640],
    ['/', 1280],
    ['/uk', 640],
    ['/uk', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(path)
    const cut = await page
      .locator('#products .card p')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollHeight > one.clientHeight + 2 ? [one.textContent] : [])),
      )
    expect(cut, `${path} at ${width} px`).toEqual([])
  }
})

test('every product has its price and its destination, page by page', async ({ page }) => {
  const [platform, builder] = [site.links.noCodePlatform.url, site.links.promptService.url]
  const cards = [
    ['AI curator for online schools', offerText('curator', 'en'), '/ai-curator', '/ai-curator'],
    ['AI automation for business', offerText('automation', 'en'), '#contact', '#contact'],
    ['Strategy consultation', offerText('consultation', 'en'), '/consultation', '/consultation'],
    ['Mini-courses', offerText('miniCourses', 'en'), '/courses', '#contact'],
    ['No-code assistant platform', offerText('noCode', 'en'), platform, platform],
    ['Prompt builder and analyser', offerText('promptService', 'en'), builder, builder],
  ] as const
  for (const [path, column] of [
    ['/', 2],
    ['/products', 3],
  ] as const) {
    await page.goto(path)
    for (const card of cards) {
      const [title, price] = card
      const article = page
        .getByRole('article')
        .filter({ has: page.getByRole('heading', { name: title }) })
      await expect(article).toContainText(price)
      const link = article.getByRole('link')
      await expect(link).toHaveAttribute('href', card[column])
      if (card[column].startsWith('https:')) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener')
        await expect(link).toHaveAccessibleName(/opens in a new tab/)
      }
    }
  }
})

for (const width of [1024, 1440]) {
  test(`at ${width} px titles, prices and texts of the tools start on one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/uk/products')
    const cards = page.getByRole('main').locator('.grid-3').getByRole('article')
    await cards.first().scrollIntoViewIfNeeded()
    const tops = await cards.evaluateAll((all) =>
      all.map((card) =>
        [...card.querySelectorAll('h3, .price, [data-slot=card-text]')].map((part) =>
          Math.round(part.getBoundingClientRect().top),
        ),
      ),
    )
    expect(tops).toEqual(tops.map(() => tops[0]))
  })
}

test('in Ukrainian the prices are in hryvnias and the paths stay in the language', async ({
  page,
}) => {
  await page.goto('/uk')
  const consultation = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Стратегічна консультація' }) })
  await expect(consultation).toContainText(offerText('consultation', 'uk'))
  await expect(consultation.getByRole('link')).toHaveAttribute('href', '/uk/consultation')
  await expect(page.getByText('НОВИНКА')).toBeVisible()
})

test('a case opens over the page, Back closes it, and the focus returns', async ({ page }) => {
  await open(page, '/')
  const button = page.getByRole('button', { name: 'Learn More Intelligent Customer Support' })
  await button.click()
  const dialog = page.getByRole('dialog', { name: 'Intelligent Customer Support' })
  await expect(dialog).toContainText('Operators answered the same ten questions')
  const { investment = 0, roi = 0 } = caseStory('customer-support')
  expect(investment).toBeGreaterThan(0)
  for (const fact of [
    `${formatMoney('en', investment, 'USD')}investment`,
    `${formatPercent('en', roi)}return on investment`,
  ]) {
    await expect(dialog.getByRole('listitem').filter({ hasText: fact })).toHaveCount(1)
  }
  await expect(dialog).toContainText('Implementation')
  await expect(page).toHaveURL('/?case=customer-support')
  const scrolled = await page.evaluate(() => scrollY)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(button).toBeFocused()
  await expectScroll(page, scrolled)

  await button.click()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
})

test('Back leads to a case’s button that was brought to the screen and pressed at once', async ({
  page,
}) => {
  await open(page, '/')
  // So do screen readers and voice control: no frame, and no event of scrolling, comes in between.
  const place = await page
    .getByRole('button', { name: 'Learn More Intelligent Customer Support' })
    .evaluate((button: HTMLElement) => {
      button.scrollIntoView({ block: 'center', behavior: 'instant' })
      button.click()
      return Math.round(scrollY)
    })
  expect(place).toBeGreaterThan(300)
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expectScroll(page, place)
})

test('a case that was opened here and loaded anew leaves no step in the history behind', async ({
  page,
}) => {
  await open(page, '/about')
  await open(page, '/')
  await page
    .getByRole('button', { name: /^Learn More/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.reload()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a link to a case opens it, and closing it cleans the address', async ({ page }) => {
  await page.goto('/uk?case=fitness-consultant&utm_source=letter')
  const dialog = page.getByRole('dialog', { name: 'Персональний фітнес-консультант' })
  await expect(dialog).toContainText('Проблема')
  await expect(dialog).not.toContainText('Впровадження')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/uk?utm_source=letter')
})

test('an address that names no case opens nothing', async ({ page }) => {
  await page.goto('/?case=nothing&tag=cats')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `All ${projectCount}` })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
})

test('the row of cases is turned by buttons, keys and wheel', async ({ page }) => {
  await page.goto('/')
  const row = page.getByRole('region', { name: /^Success stories, \d+\scases$/ })
  await row.scrollIntoViewIfNeeded()
  const left = () => row.evaluate((element) => element.scrollLeft)
  const [back, onward] = [
    page.getByRole('button', { name: 'Previous case' }),
    page.getByRole('button', { name: 'Next case' }),
  ]
  await expect(back).toHaveAttribute('aria-disabled', 'true')
  await onward.click()
  await expect.poll(left).toBeGreaterThan(300)
  await back.click()
  await expect.poll(left).toBe(0)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(left).toBeGreaterThan(0)
  await row.hover()
  await page.mouse.wheel(4000, 0)
  await expect(onward).toHaveAttribute('aria-disabled', 'true')
})

test('projects are chosen by tag, and the address keeps the choice', async ({ page }) => {
  await page.goto('/')
  const stories = page.locator('#success-stories')
  await expect(stories.getByRole('link')).toHaveCount(projectCount)
  await stories.getByRole('button', { name: 'Events 1' }).click()
  await expect(page).toHaveURL('/?tag=events')
  await expect(stories.getByRole('link')).toHaveText(['Hungry Games'])
  await expect(stories.getByRole('status')).toHaveText('1 project shown')
  await page.reload()
  await expect(stories.getByRole('link')).toHaveCount(1)
  await stories.getByRole('button', { name: `All ${projectCount}` }).click()
  await expect(page).toHaveURL('/')
})

for (const { name, isTitleSeen } of [
  { name: 'Converso', isTitleSeen: true },
  { name: 'Legal Assistant', isTitleSeen: false },
]) {
  test(`the case study of ${name} leads back to the stories, ${isTitleSeen ? 'scrolled as they were' : 'from below to their title'}`, async ({
    page,
  }) => {
    await open(page, '/')
    const stories = page.locator('#success-stories')
    const title = stories.getByRole('heading', { level: 2 })
    const link = stories.getByRole('link', { name })
    // What stands above is laid out as one comes near, and moves the rest.
    const place = isTitleSeen ? title : link
    await expect(async () => {
      await place.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      await page.waitForTimeout(300)
      const top = await place.evaluate((element) => element.getBoundingClientRect().top)
      expect(Math.abs(top - 360)).toBeLessThan(100)
    }).toPass()
    // By where the title stands: what is laid out above it meanwhile moves the page along, and not the title.
    const topOfTitle = () => title.evaluate((element) => element.getBoundingClientRect().top)
    const before = await topOfTitle()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(1000)
    // A test's own click may scroll once more.
    await link.evaluate((element: HTMLElement) => element.click())
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await expectScroll(page, 0)
    await page.getByRole('link', { name: 'Back to success stories' }).click()
    await expect(page).toHaveURL('/')
    await expect(title).toBeInViewport({ ratio: 1 })
    await expect(page.locator('#main')).toBeFocused()
    if (isTitleSeen) {
      await expect.poll(async () => Math.abs((await topOfTitle()) - before)).toBeLessThan(3)
    }
  })
}

test('a case study shows three figures and its live solution; without a visit before, back leads to the stories', async ({
  page,
}) => {
  await page.goto('/case-study/converso')
  const tiles = page.getByRole('main').locator('[data-slot=fact]')
  const figures = (project('converso').caseStudy?.claims ?? []).map((id) => figureOf(id, 'en'))
  expect(figures).toHaveLength(3)
  await expect(tiles).toContainText(figures)
  const live = page.getByRole('link', { name: 'Visit live solution' })
  await expect(live).toHaveAttribute('target', '_blank')
  const context = `${figureOf('converso-context', 'en')} messages of context`
  await expect(page.getByRole('paragraph').filter({ hasText: context })).toBeVisible()
  await page.getByRole('link', { name: 'Back to success stories' }).click()
  await expect(page).toHaveURL('/#success-stories')
  await expect(page.locator('#success-stories')).toBeInViewport()
})

test('on a phone the way back from a case study ends at the stories', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 850 })
  await page.goto('/uk/case-study/hr-tech')
  await page.evaluate(() => scrollTo(0, 500))
  const stories = page.locator('#success-stories')
  await page
    .getByRole('link', { name: /історі/ })
    .first()
    .click()
  await expect(page).toHaveURL('/uk#success-stories')
  const top = () => stories.evaluate((element) => element.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(150)
  await page.waitForTimeout(500)
  expect(await top()).toBeLessThan(150)
  expect(await top()).toBeGreaterThan(0)
})

test('an unknown case study says so with the status 404', async ({ page, expectConsole }) => {
  expectConsole(/404/)
  const english = await page.goto('/case-study/nothing')
  expect(english?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Case study not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to success stories' }).click()
  await expect(page).toHaveURL('/#success-stories')
  await expect(page.locator('#success-stories')).toBeInViewport()
  await page.goto('/uk/case-study/nothing')
  await expect(page.getByRole('heading', { name: 'Кейс не знайдено' })).toBeVisible()
})

const { opens, closes } = site.workingHours

for (const [when, time, minutes, words] of [
  ['right after opening', opens, 1, `Open now, until ${closes} Kyiv time`],
  ['right before opening', opens, -1, `Closed now, opens at ${opens} Kyiv time`],
  ['right after closing', closes, 1, `Closed now, opens tomorrow at ${opens} Kyiv time`],
] as const) {
  test(`${when} the contact says: ${words}`, async ({ page }) => {
    const hour = Date.parse(`2025-07-01T${time.padStart(5, '0')}:00+03:00`)
    await page.clock.setFixedTime(hour + minutes * 60_000)
    await page.goto('/products#contact')
    await expect(page.locator('#contact')).toContainText(words)
  })
}

test('the contact has its messengers, which open in new tabs', async ({ page }) => {
  for (const path of ['/', '/products', '/about']) {
    await page.goto(path)
    const links = page.locator('#contact').getByRole('link')
    await expect(links).toHaveCount(site.links.secondMessenger ? 2 : 1)
    for (const link of await links.all()) {
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAccessibleName(/opens in a new tab/)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the transcript, the cases and the contact are there to read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText('Fixed. Thank you!')).toBeVisible()
    await expect(page.getByRole('button', { name: /Learn More/ })).toHaveCount(0)
    await page.getByText('Personal Fitness Consultant').last().click()
    await expect(page.getByText('Questions about health reach a trainer at once')).toBeVisible()
    await expect(page.locator('#contact')).toContainText('Kyiv time')
    await expect(page.locator('#success-stories').getByRole('link')).toHaveCount(projectCount)
  })
})
