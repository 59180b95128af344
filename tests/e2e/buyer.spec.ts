import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { getOverflow } from '#tests/support/accessibility.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'
import { getAmounts, getCard, getName } from '#tests/support/student.ts'

const PAYMENT = 'https://example.com/pay/pi-course'
const PRICES = ['450 грн', '900 грн']

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('a buyer on a phone comes from the Ukrainian home page to the payment and into the first module', async ({
  page,
  context,
  expectConsole,
}) => {
  // The payment page.
  expectConsole(/request to another host: https:\/\/example\.com\/pay\//)
  await context.route('https://example.com/pay/**', (route) => route.fulfill({ body: 'paid' }))
  const main = page.getByRole('main')
  /** Expects that the page fits a phone and that all its links stay in Ukrainian. */
  const expectUkrainian = async () => {
    await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
    await expect(page).toHaveTitle(/[а-яі]/i)
    expect.soft(await getOverflow(page), page.url()).toBe(0)
    const links = await page
      .locator('a[href^="/"]:not([hreflang])')
      .evaluateAll((elements) => elements.map((link) => link.getAttribute('href') ?? ''))
    const foreign = links.filter((href) => !/^\/uk(?:[/?#]|$)|^\/edu\/|\.\w+$/.test(href))
    expect.soft(foreign, page.url()).toEqual([])
  }

  await open(page, '/uk')
  await expectUkrainian()
  await main.locator('a[href="/uk/courses"]').first().click()
  await expect(page).toHaveURL('/uk/courses')
  await expectUkrainian()
  const card = getCard(page, 'Основи промптів')
  expect((await getAmounts(card)).toSorted()).toEqual(PRICES)
  await card.getByRole('link', { name: /^Записатися/ }).click()
  await expect(page).toHaveURL('/uk/courses/prompt-engineering')
  // The address changes before the page is rendered.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Бо так спитали.')
  await expectUkrainian()

  // Below the hero the price and the payment link are in the floating bar.
  await page.mouse.wheel(0, 1200)
  const toTop = page.getByRole('button', { name: 'Догори' })
  await expect(toTop).toBeVisible()
  const pay = main.getByRole('link', { name: /^Записатися/ }).filter({ visible: true })
  const opened = context.waitForEvent('page')
  await pay.last().click()
  const payment = await opened
  await expect(payment).toHaveURL(PAYMENT)
  expect(await payment.evaluate(() => window.opener)).toBeNull()
  await payment.close()

  await main.getByRole('link', { name: 'Уже оплатили? Введіть код доступу' }).first().click()
  await expect(page).toHaveURL('/uk/access-code')
  await expectUkrainian()
  await page.getByLabel('Код доступу', { exact: true }).fill(DEMO_CODE)
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page).toHaveURL('/uk/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Далі: модуль 1 з 5.')
  await expectUkrainian()
  await page.getByRole('button', { name: getName('Почати', 'Перші кроки') }).tap()
  const dialog = page.getByRole('dialog', { name: 'Перші кроки' })
  await expect(dialog.getByText('Запечатане речення модуля 1.')).toBeVisible()
  await expect(dialog).toHaveAccessibleDescription('Модуль 1 з 5, 20 хв, частина 1 з 2')
  await dialog.getByRole('button', { name: 'Завершити модуль' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Далі: модуль 2 з 5.')
})
