import { cutPercent } from '#src/content/prices.ts'
import { formatMoney } from '#src/i18n/format.ts'
import { legal, messageOf, offers, offerText, services } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

test('the consultation costs its price, its steps add up, and it is booked by messenger', async ({
  page,
}) => {
  await open(page, '/uk/consultation')
  const { uah, oldUah } = offers.consultation
  const price = offerText('consultation', 'uk')
  await expect(page.locator('.offer')).toContainText(price)
  if (typeof uah === 'number' && oldUah !== undefined) {
    await expect(page.locator('.offer')).toContainText(`−${cutPercent(uah, oldUah)} %`)
    await expect(page.locator('.offer s')).toContainText(formatMoney('uk', oldUah, 'UAH'))
  }
  const { steps, slotsPerMonth } = services.consultation
  const minutes = steps.reduce((sum, one) => sum + one)
  await expect(page.getByText(`${steps.join(' + ')} = ${minutes}`)).toBeVisible()
  const slots = new RegExp(`^${slotsPerMonth}\\sзустріч\\S* на\\sмісяць`)
  await expect(page.getByRole('img', { name: slots })).toBeVisible()
  await page.getByRole('link', { name: 'Обрати час' }).click()
  await expect(page).toHaveURL(/#booking$/)
  const booking = page.getByRole('link', { name: /^Написати в месенджер/ })
  await expect(booking).toBeInViewport()
  const message = messageOf(await booking.getAttribute('href'))
  if (message !== undefined) {
    expect(message).toMatch(new RegExp(`консультацію, ${minutes}\\sхвилин`))
    expect(message).toContain(price)
  }
})

test('in English the consultation costs dollars and no price is struck through', async ({
  page,
}) => {
  await open(page, '/consultation')
  const price = offerText('consultation', 'en')
  expect(price).toContain('$')
  await expect(page.locator('.offer')).toContainText(price)
  await expect(page.locator('main s')).toHaveCount(0)
  await expect(page.locator('main')).not.toContainText(/497|997/)
})

test('the curator names two plans, recommends one and ends without a form', async ({ page }) => {
  await open(page, '/ai-curator')
  const plan = (name: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name }) })
  const { 'quick-start': quick, partnership } = services.curator.plans
  const launchOf = ({ activationUAH, activationMonths }: typeof quick) =>
    new RegExp(
      `${formatMoney('en', activationUAH, 'UAH')} per launch, up to ${activationMonths}\\smonth`,
    )
  await expect(plan('Quick Start')).toContainText(formatMoney('en', quick.priceUAH, 'UAH'))
  await expect(plan('Quick Start')).toContainText(launchOf(quick))
  await expect(plan('Quick Start')).toContainText(new RegExp(`${quick.documents}\\sdocument`))
  await expect(plan('Strategic Partnership')).toContainText('Recommended')
  await expect(plan('Strategic Partnership')).toContainText(launchOf(partnership))
  await page.getByRole('link', { name: /^Book free demo.*Quick Start/ }).click()
  await expect(page).toHaveURL(/#final-form$/)
  await expect(page.locator('main form')).toHaveCount(0)
  const call = page.locator('#final-form').getByRole('link', { name: /^Book free demo/ })
  const message = messageOf(await call.getAttribute('href'))
  if (message === undefined) return
  const labels = ['Plan: Quick Start', 'Name: ', 'Contact: ', 'School: ']
  for (const label of labels) expect(message).toContain(label)
})

test('two hours are drawn as a bar that leaves the screen, and nothing scrolls sideways', async ({
  page,
}) => {
  await open(page, '/ai-curator')
  await expect(page.getByText(/2\shours ends 11\.4\sm/)).toBeVisible()
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(sideways).toBe(0)
})

for (const [path, id, locale] of [
  ['/privacy', 'privacy', 'en'],
  ['/uk/privacy', 'privacy', 'uk'],
  ['/offer', 'offer', 'en'],
  ['/uk/offer', 'offer', 'uk'],
] as const) {
  test(`${path} says that it is a sample as long as it is one`, async ({ page }) => {
    const { title, sample } = legal(id, locale)
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(title)
    await expect(page.getByText(/Sample text|Зразок тексту/)).toHaveCount(sample ? 1 : 0)
  })
}

test('no label of a button takes two lines on a phone of 390 px', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const path of [
    '/uk',
    '/uk/ai-curator',
    '/uk/consultation',
    '/uk/learning-path',
    '/courses',
  ]) {
    await open(page, path)
    const tall = await page.locator('.btn:visible').evaluateAll((buttons) =>
      buttons.flatMap((button) => {
        const text = document.createRange()
        const tops = [...button.childNodes].flatMap((node) => {
          if (!(node instanceof Text)) return []
          text.selectNodeContents(node)
          return [...text.getClientRects()].map(({ top }) => Math.round(top))
        })
        return new Set(tops).size > 1 ? [button.textContent] : []
      }),
    )
    expect.soft(tall, path).toEqual([])
  }
})
