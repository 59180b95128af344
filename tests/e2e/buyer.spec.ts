import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

test.use({ viewport: { width: 390, height: 844 } })

for (const { home, choose, enroll, price, regular } of [
  { home: '/', choose: 'Choose a course', enroll: /^Enroll/, price: '$9', regular: '$39' },
  {
    home: '/uk',
    choose: 'Обрати курс',
    enroll: /^Записатися/,
    price: '399\u00A0грн',
    regular: '799\u00A0грн',
  },
]) {
  test(`from ${home} to the payment, on a phone, the price is ${price} wherever it stands`, async ({
    page,
  }) => {
    await open(page, home)
    await page.getByRole('main').getByRole('link', { name: choose }).click()
    await expect(page).toHaveURL(/\/courses$/)
    const card = page.getByRole('article').first()
    await expect(card).toContainText(price)
    await expect(card).toContainText(regular)
    await card.getByRole('link', { name: enroll }).click()
    await expect(page).toHaveURL(/\/courses\/prompt-engineering$/)
    const main = page.getByRole('main')
    await expect(main.getByText(price.replace(/\u00A0.*/, '')).first()).toBeVisible()
    await expect(main.getByText(regular).first()).toBeVisible()
    const payments = main.getByRole('link', { name: enroll })
    expect(await payments.count()).toBeGreaterThan(1)
    for (const payment of await payments.all()) {
      await expect(payment).toHaveAttribute('href', 'https://example.com/pay/pi-course')
      await expect(payment).toHaveAttribute('target', '_blank')
      await expect(payment).toHaveAttribute('rel', /noopener/)
    }
  })
}
