import type { Locator } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { layOutWhole, overflowOf } from '#tests/support/accessibility.ts'
import { enrollUrl, pricesOf } from '#tests/support/facts.ts'
import { plain } from '#tests/support/plain-text.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const PAYMENT = enrollUrl('pi-course')

test.use({ viewport: { width: 390, height: 844 } })

/** Every amount in the language's currency that some part of a page shows: `$9`, `399 грн`. */
async function amountsIn(part: Locator): Promise<string[]> {
  await layOutWhole(part.page())
  const text = plain(await part.innerText())
  return [...new Set(text.match(/\$\d+(?:,\d{3})*|\d[\d ]* грн/g) ?? [])].toSorted()
}

for (const { home, locale, choose, enroll, paid, code, signIn, chosen, title, none } of [
  {
    home: '/',
    locale: 'en',
    choose: 'Choose a course',
    enroll: /^Enroll/,
    paid: /Enter access code/,
    code: 'Access code',
    signIn: 'Sign in',
    chosen: 'Prompt engineering',
    title: /Learn to ask/,
    none: '$0',
  },
  {
    home: '/uk',
    locale: 'uk',
    choose: 'Обрати курс',
    enroll: /^Записатися/,
    paid: /код доступу/,
    code: 'Код доступу',
    signIn: 'Увійти',
    chosen: 'Промпт-інжиніринг',
    title: /Навчу просити/,
    none: '0 грн',
  },
] as const) {
  const prices = pricesOf('pi-course', locale).map(plain).toSorted()

  test(`from ${home} to the payment and into the course, on a phone, every price is ${prices.join(' and ')}`, async ({
    page,
    context,
    expectConsole,
  }) => {
    // The page of the payment.
    const { origin } = new URL(PAYMENT)
    expectConsole(new RegExp(origin))
    await context.route(
      (url) => url.origin === origin,
      (route) => route.fulfill({ body: 'paid' }),
    )
    await open(page, home)
    await page.getByRole('main').getByRole('link', { name: choose }).click()
    await expect(page).toHaveURL(/\/courses$/)
    const card = page.getByRole('article').filter({ hasText: chosen }).first()
    await expect(card).toBeVisible()
    expect(await amountsIn(card)).toEqual(prices)
    await card.getByRole('link', { name: enroll }).click()
    await expect(page).toHaveURL(/\/courses\/prompt-engineering$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)

    const sections = page.locator('main > section:not(:has([type="range"]))')
    for (const section of await sections.all()) {
      const other = (await amountsIn(section)).filter(
        (one) => !prices.includes(one) && one !== none,
      )
      expect(other).toEqual([])
    }
    await page.mouse.wheel(0, 1200)
    const bar = page.locator('[data-slot="float-bar"]')
    await expect(bar).toBeVisible()
    expect(await amountsIn(bar)).toEqual(prices)

    const payments = page.getByRole('main').getByRole('link', { name: enroll })
    expect(await payments.count()).toBeGreaterThan(3)
    for (const payment of await payments.all()) {
      await expect(payment).toHaveAttribute('href', PAYMENT)
      await expect(payment).toHaveAttribute('target', '_blank')
      await expect(payment).toHaveAttribute('rel', /noopener/)
    }
    const opened = context.waitForEvent('page')
    await bar.getByRole('link', { name: enroll }).click()
    const payment = await opened
    await expect(payment).toHaveURL(PAYMENT)
    await payment.close()

    await page.getByRole('main').getByRole('link', { name: paid }).first().click()
    await expect(page).toHaveURL(/\/access-code$/)
    await page.getByLabel(code, { exact: true }).fill(DEMO_CODE)
    await page.getByRole('button', { name: signIn }).click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await expect(page.getByRole('listitem').getByRole('button').first()).toBeEnabled()

    await open(page, `${home === '/' ? '' : home}/learning-path`)
    const level = page.getByRole('article').filter({ hasText: chosen }).first()
    const shown = await amountsIn(level)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((one) => !prices.includes(one))).toEqual([])
    expect(await overflowOf(page)).toBe(0)
  })
}
