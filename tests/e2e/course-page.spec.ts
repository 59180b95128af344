import type { Locator, Page } from '@playwright/test'

import { watchClipboard } from '#tests/support/clipboard.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'
import { getAmounts, getCard } from '#tests/support/student.ts'

// Offers end at Kyiv time in every time zone.
test.use({ timezoneId: 'America/New_York' })

const getTimer = (part: Page | Locator) => part.getByRole('timer', { name: 'Time left' })

/** Text of a countdown: `07 days`, `11 hours`, … */
async function getTime(timer: Locator): Promise<string[]> {
  const units = await timer.getByRole('term').allInnerTexts()
  const digits = await timer.getByRole('definition').allInnerTexts()
  return digits.map((digit, index) => `${digit} ${units[index]}`)
}

/** Opens a page shortly before a moment and stops its clock there. */
async function openAtTime(page: Page, path: string, moment: string): Promise<void> {
  await page.clock.install({ time: Date.parse(moment) - 5 * 60_000 })
  await open(page, path)
  await page.clock.pauseAt(moment)
}

/** Distinct prices on a page; free items are only comparisons. */
const getPrices = async (part: Locator) =>
  [...new Set(await getAmounts(part))]
    .filter((amount) => !/^(?:\$0|0 грн)$/.test(amount))
    .toSorted()

const scrollDown = (page: Page, y: number) =>
  page.evaluate((top) => {
    scrollTo(0, top)
  }, y)

test('a countdown to the end of the month ticks by the second, through both changes of the clock in Kyiv @nightly', async ({
  page,
}) => {
  // Daylight saving time ends in the night to October 25, so the week has one more hour.
  await openAtTime(page, '/courses/ai-fundamentals', '2026-10-24T12:00:00+03:00')
  const main = page.getByRole('main')
  const timer = getTimer(main).first()
  await expect
    .poll(() => getTime(timer))
    .toEqual(['07 days', '12 hours', '59 minutes', '59 seconds'])
  await page.clock.runFor(1000)
  await expect
    .poll(() => getTime(timer))
    .toEqual(['07 days', '12 hours', '59 minutes', '58 seconds'])
  await expect.soft(main).toContainText('Day 24 of 31')
  await expect.soft(main).toContainText('You save $42.')
  await expect.soft(main).toContainText(/84\s?%/)
  expect
    .soft((await getAmounts(main.locator('section').first())).slice(0, 2))
    .toEqual(['$50', '$8'])

  await page.clock.pauseAt('2026-10-31T23:59:57+02:00')
  await expect
    .poll(() => getTime(timer))
    .toEqual(['00 days', '00 hours', '00 minutes', '02 seconds'])
  await page.clock.runFor(3000)
  await expect
    .poll(() => getTime(timer))
    .toEqual(['29 days', '23 hours', '59 minutes', '59 seconds'])
  await page.clock.runFor('01:00:00')
  await expect.soft(main).toContainText('Day 1 of 30')

  // It starts in the night to March 28.
  await page.clock.pauseAt('2027-03-27T12:00:00+02:00')
  await expect
    .poll(() => getTime(timer))
    .toEqual(['04 days', '10 hours', '59 minutes', '59 seconds'])

  await page.clock.resume()
  await open(page, '/uk/courses/ai-fundamentals')
  const offer = page.getByRole('main').locator('section').first()
  expect.soft((await getAmounts(offer)).slice(0, 2)).toEqual(['2 000 грн', '300 грн'])
  await expect.soft(offer).toContainText('Ви заощадите 1 700 грн.')
  await expect.soft(offer).toContainText(/85\s?%/)
  await expect
    .soft(page.getByRole('timer', { name: 'Залишилося часу' }).first())
    .toContainText(/\d\d/)
})

test('a reader has price and time at hand past 400 pixels, and an offer that has ended shows neither timer nor regular price @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const main = page.getByRole('main')
  const timer = getTimer(page).filter({ visible: true })
  const toTop = page.getByRole('button', { name: 'Back to top' })
  await page.clock.install({ time: '2026-11-20T11:55:00+02:00' })
  await open(page, '/courses')
  await getCard(page, 'Ended offer').getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL('/courses/ended-offer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('It is.')
  await expect(main.getByRole('link', { name: /^Enroll/ }).first()).toBeVisible()
  expect(await getPrices(main)).toEqual(['$15'])
  await expect(page.getByRole('timer')).toHaveCount(0)
  await page.goBack()
  await getCard(page, 'First hour').getByRole('heading').getByRole('link').click()
  // Each course page has its own countdown.
  await expect(page).toHaveURL('/courses/ai-fundamentals')
  await expect.poll(() => getTime(getTimer(main).first())).toContain('10 days')

  await open(page, '/courses/second-course')
  await page.clock.pauseAt('2026-11-20T12:00:00+02:00')
  await expect(toTop).toBeHidden()
  await scrollDown(page, 401)
  await expect(toTop).toBeVisible()
  await scrollDown(page, 400)
  await expect(toTop).toBeHidden()
  await scrollDown(page, 401)
  await expect(toTop).toBeVisible()
  // The middle of the next month.
  await expect
    .poll(() => getTime(timer))
    .toEqual(['25 days', '11 hours', '59 minutes', '59 seconds'])
  await page.clock.pauseAt('2026-12-15T23:59:58+02:00')
  await expect
    .poll(() => getTime(timer))
    .toEqual(['00 days', '00 hours', '00 minutes', '01 second'])
  await page.clock.runFor(3000)
  // Then the end of the following month.
  await expect
    .poll(() => getTime(timer))
    .toEqual(['46 days', '23 hours', '59 minutes', '58 seconds'])
  await page.clock.resume()
  expect.soft(await getPrices(main)).toEqual(['$21'])

  // The focused element is never covered by the bar.
  const bar = await toTop.boundingBox()
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  for (let press = 1; press <= 6; press += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.locator(':focus').boundingBox()
    expect
      .soft((focused?.y ?? 0) + (focused?.height ?? 0), `after ${press} presses`)
      .toBeLessThanOrEqual((bar?.y ?? 0) + 1)
  }
  await toTop.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(toTop).toBeHidden()
  await expect(main).toBeFocused()
})

test('a visitor waits for a coming course, ticks the free checklist and is led back from a course that is not there @nightly', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/404/)
  await open(page, '/uk/courses/third-course')
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Третій курс')
  await expect.soft(main).toContainText('Незабаром')
  await expect.soft(main).toContainText('Ранній доступ і знижка 20 %')
  expect.soft(await getPrices(main)).toEqual(['1 262 грн'])
  await expect.soft(page.getByRole('timer')).toHaveCount(0)
  await main.getByRole('link', { name: 'Курс ще пишеться' }).first().click()
  await expect(page).toHaveURL('/uk/courses/third-course/content')
  await expect(main.getByRole('link', { name: 'Про курс' }).first()).toBeVisible()
  const waitlist = main.getByRole('link', { name: /^Записатися в список очікування/ })
  await expect(waitlist.first()).toHaveAttribute('href', 'https://example.com/waitlist')
  await main.getByRole('link', { name: 'Про курс' }).first().click()
  await expect(page).toHaveURL('/uk/courses/third-course')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)

  for (const [path, to] of [
    ['/courses/ai-fundamentals/content', '/courses/ai-fundamentals'],
    ['/uk/courses/pi-course', '/uk/courses/prompt-engineering'],
    // The course area, which redirects visitors without a code.
    ['/uk/courses/pi-course/content', '/uk/access-code'],
  ] as const) {
    await page.goto(path)
    await expect(page).toHaveURL(to)
  }

  await open(page, '/courses/ai-checklist')
  for (const link of await main.getByRole('link', { name: /opens in a new tab/ }).all()) {
    await expect.soft(link).toHaveAttribute('target', '_blank')
  }
  const boxes = main.getByRole('checkbox')
  await boxes.nth(0).check()
  await boxes.nth(2).check()
  const total = await boxes.count()
  await expect(page.getByRole('status').filter({ hasText: `2 of ${total} checked` })).toBeAttached()
  await open(page, '/uk/courses/ai-checklist')
  await expect(boxes.nth(2)).toBeChecked()
  await boxes.nth(0).uncheck()
  await page.reload()
  await expect(boxes.nth(2)).toBeChecked()
  await expect(main.getByRole('checkbox', { checked: true })).toHaveCount(1)

  await page.goto('/uk/courses/nothing')
  await expect(page.getByRole('heading', { name: 'Курс не знайдено' })).toBeVisible()
  await expect
    .soft(page.getByRole('link', { name: 'До курсів' }))
    .toHaveAttribute('href', '/uk/courses')
  await page.goto('/courses/nothing')
  await expect(page.getByRole('heading', { name: 'Course not found' })).toBeVisible()
  await expect
    .soft(main)
    .toContainText('The course you’re looking for doesn’t exist or has been removed.')
  await page.getByRole('link', { name: 'Back to Courses' }).click()
  await expect(page).toHaveURL('/courses')
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a buyer counts what the course saves, by keyboard, and shares the result @nightly', async ({
  page,
  context,
  browserName,
}) => {
  const readClipboard = await watchClipboard(context, browserName)
  await page.clock.install()
  await open(page, '/uk/courses/prompt-engineering#calculator')
  const hours = page.getByRole('slider', { name: 'Годин на тиждень' })
  const cost = page.getByRole('slider', { name: 'Вартість вашої години' })
  await expect(hours).toBeInViewport()
  const result = page.getByRole('main').locator('section').filter({ has: hours })
  await expect(hours).toHaveValue('10')
  await expect(cost).toHaveValue('500')
  const expectResult = async (year: string, week: string, month: string, weeks: string) => {
    await expect.soft(result).toContainText(new RegExp(`${year}\\s?грн`))
    await expect.soft(result.getByRole('row', { name: 'За тиждень' })).toContainText(`${week} грн`)
    await expect.soft(result.getByRole('row', { name: 'За місяць' })).toContainText(`${month} грн`)
    await expect.soft(result).toContainText(`Курс окупиться за ${weeks}`)
  }
  await expectResult('120\\s000', '2 500', '10 000', '1 тиждень')

  await hours.press('ArrowRight')
  await expect(hours).toHaveValue('11')
  await hours.press('End')
  await expect(hours).toHaveValue('40')
  await hours.press('Home')
  await cost.press('End')
  await expect(cost).toHaveValue('5000')
  await cost.press('Home')
  await expect(hours).toHaveValue('1')
  await expect(cost).toHaveAttribute('aria-valuetext', /^100\s?грн$/)
  // The course costs 450 hryvnias, and 50 are saved per week.
  await expectResult('2\\s400', '50', '200', '9 тижнів')
  // Announced in one sentence after the sliders have stopped.
  await page.clock.runFor(2000)
  const announcement = page.getByRole('status').filter({ hasText: 'Економія за рік' })
  await expect(announcement).toContainText('2 400 грн. Курс окупиться за 9 тижнів')
  await expect(page).toHaveURL('/uk/courses/prompt-engineering?hours=1&cost=100#calculator')
  await page.getByRole('button', { name: 'Скопіювати посилання на розрахунок' }).click()
  await expect(page.getByRole('button', { name: 'Посилання скопійовано' })).toBeVisible()
  const link = new URL(await readClipboard(page))
  await open(page, link.pathname + link.search)
  await expectResult('2\\s400', '50', '200', '9 тижнів')
  await expect(announcement).toHaveCount(0)
  // Query parameters do not change the price of the page.
  await open(page, '/uk/courses/prompt-engineering?hours=999&cost=nonsense')
  await expect(hours).toHaveValue(/^(?:10|40)$/)
  await expect(cost).toHaveValue('500')
})
