import { expect, test } from '#tests/support/playwright.ts'
import { expectScroll, open, openSettled, scrollDownTo } from '#tests/support/site.ts'

test('a buyer sees by the hours of Kyiv whether somebody is there @nightly', async ({ page }) => {
  for (const [time, greeting] of [
    ['08:59', 'Offline now, back at 9:00 Kyiv time'],
    ['09:01', 'Online now, until 18:00 Kyiv time'],
    ['18:01', 'Offline now, back tomorrow at 9:00 Kyiv time'],
  ] as const) {
    await page.clock.setFixedTime(`2025-07-01T${time}:00+03:00`)
    await open(page, '/products')
    await expect.soft(page.locator('#contact')).toContainText(greeting)
  }
})

test('a visitor opens a case by its button or its link, reads all of it, and is back where they were @nightly', async ({
  page,
}) => {
  await open(page, '/')
  const dialog = page.getByRole('dialog')
  const button = page.getByRole('button', { name: 'Learn More Clinic line' })
  await button.click()
  await expect(dialog).toHaveAccessibleName('Clinic line')
  for (const text of [
    'Why was the line busy?',
    'Every second call was about the opening hours.',
    'A bot tells the hours and books a visit.',
    'Implementation',
    'Questions about health always reach a person.',
    'Nobody waits on the line.',
    'A visit is booked in the chat',
  ]) {
    await expect.soft(dialog).toContainText(text)
  }
  for (const fact of [
    /^12\sdays\s*timeline$/,
    /^\$2,400\s*investment$/,
    /^180%\s*return on investment$/,
    /^5\ss\s*to the first reply,\sinstead of\s20\smin$/,
  ]) {
    await expect.soft(dialog.getByRole('listitem').filter({ hasText: fact })).toHaveCount(1)
  }
  await expect(page).toHaveURL('/?case=case-clinic')
  const scrollPosition = await page.evaluate(() => scrollY)
  expect(scrollPosition).toBeGreaterThan(300)
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expect(button).toBeFocused()
  await expectScroll(page, scrollPosition)

  // Screen readers scroll to a button and press it at once, without a scroll event in between.
  const pressed = await page
    .getByRole('button', { name: 'Learn More School desk' })
    .evaluate((element: HTMLElement) => {
      element.scrollIntoView({ block: 'end', behavior: 'instant' })
      element.click()
      return Math.round(scrollY)
    })
  await expect(dialog).toHaveAccessibleName('School desk')
  await expect.soft(dialog).toContainText('4 weeks')
  await expect.soft(dialog).not.toContainText('investment')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/')
  await expectScroll(page, pressed)

  // A case opened by its link is closed without leaving the page, and Back leaves it.
  await page.goto('/uk?case=case-clinic&utm_source=letter')
  await expect(dialog).toHaveAccessibleName('Лінія клініки')
  await expect(dialog).toContainText('Проблема')
  await expect.soft(dialog).not.toContainText('Впровадження')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/uk?utm_source=letter')

  await page.goto('/?case=nothing&tag=cats')
  await expect(page.getByRole('button', { name: 'All 3' })).toHaveAttribute('aria-pressed', 'true')
  await expect(dialog).toHaveCount(0)

  await open(page, '/about')
  await open(page, '/')
  await page.getByRole('button', { name: 'Learn More Shop assistant' }).click()
  await expect(dialog).toHaveAccessibleName('Shop assistant')
  await page.reload()
  await expect(dialog).toHaveAccessibleName('Shop assistant')
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/about')
})

test('a visitor turns the row of cases, filters the projects, reads one and comes back to the stories @nightly', async ({
  page,
  expectConsole,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openSettled(page, '/')
  const row = page.getByRole('region', { name: 'Client results: 3 case studies' })
  const [backButton, forwardButton] = [
    page.getByRole('button', { name: 'Previous case study' }),
    page.getByRole('button', { name: 'Next case study' }),
  ]
  const getScrollLeft = () => row.evaluate((element) => element.scrollLeft)
  await row.scrollIntoViewIfNeeded()
  await expect(backButton).toHaveAttribute('aria-disabled', 'true')
  await forwardButton.click()
  await expect.poll(getScrollLeft).toBeGreaterThan(200)
  await backButton.click()
  await expect.poll(getScrollLeft).toBe(0)
  await row.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(getScrollLeft).toBeGreaterThan(0)
  await row.evaluate((element) => element.scrollTo({ left: 9999, behavior: 'instant' }))
  await expect(forwardButton).toHaveAttribute('aria-disabled', 'true')

  await page.setViewportSize({ width: 1280, height: 720 })
  const stories = page.locator('#success-stories')
  await expect(stories.getByRole('article')).toHaveCount(3)
  // A project without a case study has no link.
  await expect(stories.getByRole('link')).toHaveText(['Project Alpha', 'Project Beta'])
  await stories.getByRole('button', { name: 'Events 1' }).click()
  await expect(page).toHaveURL('/?tag=events')
  await expect(stories.getByRole('heading', { level: 3 })).toHaveText(['Project Gamma'])
  await expect(stories.getByRole('status')).toHaveText('1 project shown')
  await page.reload()
  await expect(stories.getByRole('heading', { level: 3 })).toHaveText(['Project Gamma'])
  await stories.getByRole('button', { name: 'All 3' }).click()
  await expect(page).toHaveURL('/')

  const title = stories.getByRole('heading', { level: 2 })
  const alpha = stories.getByRole('link', { name: 'Project Alpha' })
  await scrollDownTo(title)
  const top = () => title.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await top()
  // Playwright's own click might scroll again.
  await alpha.evaluate((link: HTMLElement) => link.click())
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Project Alpha: an assistant.')
  await expectScroll(page, 0)
  const main = page.getByRole('main')
  for (const text of [
    'Questions came at night, and the answers came in the morning.',
    '70%',
    '24/7',
    '70% of questions answered',
    'Handover to a person',
    'Webhooks',
  ]) {
    await expect.soft(main).toContainText(text)
  }
  await expect.soft(main.locator('strong')).toHaveText('one of three things')
  await expect.soft(main.getByRole('blockquote')).toHaveText('Nothing is answered twice.')
  const liveLink = main.getByRole('link', { name: 'Visit live solution' })
  await expect.soft(liveLink).toHaveAttribute('href', 'https://example.com/alpha')
  await expect.soft(liveLink).toHaveAttribute('target', '_blank')
  await page.getByRole('link', { name: 'Back to case studies' }).click()
  await expect(page).toHaveURL('/')
  await expect(title).toBeInViewport({ ratio: 1 })
  await expect.poll(async () => Math.abs((await top()) - before)).toBeLessThan(3)

  await page.goto('/uk/case-study/project-beta')
  await expect.soft(heading).toHaveText('Проєкт Бета: ось цей рядок.')
  await expect.soft(page.getByRole('link', { name: 'Переглянути готове рішення' })).toHaveCount(0)
  await page.getByRole('link', { name: 'До всіх кейсів' }).first().click()
  await expect(page).toHaveURL('/uk#success-stories')
  await expect(title).toBeInViewport()

  expectConsole(/404/)
  for (const [path, text] of [
    ['/case-study/nothing', 'Case study not found'],
    ['/uk/case-study/project-gamma', 'Кейс не знайдено'],
  ] as const) {
    const response = await page.goto(path)
    expect.soft(response?.status(), path).toBe(404)
    await expect.soft(heading, path).toHaveText(text)
  }
})
