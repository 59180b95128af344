import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'
import { amountsIn, cardOf, nameOf, seedStorage } from '#tests/support/student.ts'

const WAITLIST = 'https://example.com/waitlist'

/** All courses of the catalogue with their prices, the old price first. */
const PRICES = {
  en: {
    'Prompt basics': ['$45', '$11'],
    'First hour': ['$50', '$8'],
    'Free checklist': [],
    'Second course': ['$21'],
    'Third course': ['$31'],
    'Fourth course': ['$41'],
    'Ended offer': ['$15'],
  },
  uk: {
    'Основи промптів': ['900 грн', '450 грн'],
    'Перша година': ['2 000 грн', '300 грн'],
    'Безкоштовний чекліст': [],
    'Другий курс': ['850 грн'],
    // 31 dollars at the rate of 40.71.
    'Третій курс': ['1 262 грн'],
    'Четвертий курс': ['1 600 грн'],
    'Минула пропозиція': ['600 грн'],
  },
} as const

const filterButton = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('button', { name })

test('a visitor filters the catalogue, hears the result, reloads the filtered address and moves on at once', async ({
  page,
}) => {
  await page.clock.install()
  await open(page, '/courses')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards).toHaveCount(7)
  await expect(filterButton(page, 'All')).toHaveAttribute('aria-pressed', 'true')

  await filterButton(page, 'Business').click()
  await expect(page).toHaveURL('/courses?category=business')
  await expect(filterButton(page, 'Business')).toHaveAttribute('aria-pressed', 'true')
  await expect(filterButton(page, 'Business')).toBeFocused()
  const count = await cards.count()
  expect(count).toBeLessThan(7)
  await expect(filterButton(page, 'Business')).toContainText(String(count))
  await expect(
    page.getByRole('status').filter({ hasText: `Business: ${count} course` }),
  ).toBeAttached()
  await expect(cardOf(page, 'Free checklist')).toBeVisible()
  // Its category has no filter button.
  await expect(cardOf(page, 'Ended offer')).toHaveCount(0)
  await page.reload()
  await expect(cards).toHaveCount(count)
  await expect(filterButton(page, 'Business')).toHaveAttribute('aria-pressed', 'true')

  // On a slow network the next page is still loading when the address is updated.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) await held
    await route.continue()
  })
  await filterButton(page, 'All').click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true }).click()
  await page.clock.runFor(2000)
  release()
  await expect(page).toHaveURL('/about')
  await page.clock.runFor(2000)
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await expect(page).toHaveURL('/courses')
  await expect(cards).toHaveCount(7)

  await page.goto('/courses?category=nonsense')
  await expect(cards).toHaveCount(7)
})

test('a newcomer sees in both languages what each course costs, which can be bought, and why the others cannot', async ({
  page,
}) => {
  await open(page, '/courses')
  for (const [title, amounts] of Object.entries(PRICES.en)) {
    expect.soft(await amountsIn(cardOf(page, title)), title).toEqual(amounts)
  }
  for (const [title, action, href] of [
    ['Prompt basics', 'Enroll', '/courses/prompt-engineering'],
    ['First hour', 'Enroll', '/courses/ai-fundamentals'],
    ['Free checklist', 'Get it free', '/courses/ai-checklist'],
    ['Ended offer', 'Enroll', '/courses/ended-offer'],
  ] as const) {
    const card = cardOf(page, title)
    await expect
      .soft(card.getByRole('link', { name: nameOf(action, title) }))
      .toHaveAttribute('href', href)
    await expect
      .soft(card.getByRole('heading').getByRole('link', { name: title }))
      .toHaveAttribute('href', href)
    await expect.soft(card).not.toContainText(/Locked|Coming\s+Soon|Completed/)
  }
  const first = cardOf(page, 'Prompt basics')
  for (const fact of ['Level 1', 'New', '120+ students', '4.7 out of 5', '50+ prompts', '3 hours'])
    await expect.soft(first).toContainText(fact)
  await expect.soft(cardOf(page, 'Free checklist')).toContainText('Free')

  const coming = cardOf(page, 'Third course')
  await expect.soft(coming).toContainText('Coming Soon')
  await expect.soft(coming).toContainText('Get early access + 20% discount')
  const waitlist = coming.getByRole('link', { name: nameOf('Join the waitlist', 'Third course') })
  await expect.soft(waitlist).toHaveAttribute('href', WAITLIST)
  await expect.soft(waitlist).toHaveAttribute('target', '_blank')
  await expect.soft(waitlist).toHaveAccessibleName(/opens in a new tab/)

  for (const [title, reason] of [
    ['Second course', /^Opens after you complete .Prompt basics. and buy this course\.$/],
    [
      'Fourth course',
      /^Coming soon\. Opens after you complete .Third course. and buy this course\.$/,
    ],
  ] as const) {
    const card = cardOf(page, title)
    await expect.soft(card).toContainText('Locked')
    const button = card.getByRole('button', { name: 'Complete previous course' })
    const way = title === 'Second course' ? /^Enroll/ : /^Join the waitlist/
    await expect.soft(card.getByRole('link', { name: way })).toBeVisible()
    await expect.soft(button).toBeDisabled()
    await expect.soft(button).toHaveAccessibleDescription(reason)
    // A keyboard user reaches the reason too, and pressing the button does nothing.
    await button.focus()
    await expect.soft(button).toBeFocused()
    await page.keyboard.press('Enter')
    await expect.soft(page).toHaveURL('/courses')
  }
  const path = page.getByRole('main').locator('a[href="/learning-path"]').first()
  await expect.soft(path).toContainText('4 levels')
  await expect.soft(path).toContainText('with packages')

  await open(page, '/uk/courses')
  for (const [title, amounts] of Object.entries(PRICES.uk)) {
    expect.soft(await amountsIn(cardOf(page, title)), title).toEqual(amounts)
  }
  await expect
    .soft(cardOf(page, 'Основи промптів').getByRole('link', { name: /^Записатися/ }))
    .toHaveAttribute('href', '/uk/courses/prompt-engineering')
  await expect
    .soft(cardOf(page, 'Другий курс').getByRole('button', { name: 'Завершіть попередній курс' }))
    .toHaveAccessibleDescription(/^Відкриється, коли ви завершите «Основи промптів»/)
  await expect.soft(cardOf(page, 'Третій курс')).toContainText('Ранній доступ і знижка 20 %')
  await expect.soft(page.getByRole('main')).not.toContainText('$')
})

test('a buyer whose scripts do not come sees prices and ways to buy, as a stranger does', async ({
  page,
  expectConsole,
}) => {
  expectConsole(
    /Failed to (?:load|fetch)|ERR_FAILED|error loading dynamically imported|^uncaught: $/i,
  )
  await seedStorage(page, {
    userProgress: '{"completedCourses":[],"currentCourse":null,"purchasedCourses":["pi-course"]}',
  })
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/courses')
  await expect(page.getByRole('alert')).toBeVisible()
  const card = cardOf(page, 'Prompt basics')
  await expect(card.getByRole('link', { name: /^Enroll/ })).toBeVisible()
  await expect(card).toContainText('$11')
})
