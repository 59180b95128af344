import { formatMoney } from '#src/i18n/format.ts'
import { factory, factorySum, messageOf, site } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const dollars = (amount: number) => formatMoney('en', amount, 'USD')

/** A text with this at its end. */
const endOf = (text: string) => new RegExp(`${text.replaceAll('$', '\\$')}$`)

test('ticking features adds to the total, announces it politely and keeps the choice in the address', async ({
  page,
}) => {
  await open(page, '/content-factory')
  const total = page.getByRole('status').filter({ hasText: 'Total' })
  await expect(total).toHaveText(endOf(factorySum()))
  await expect(page.getByRole('checkbox', { name: /Base platform/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Content creation form/ }).check()
  await page.getByRole('checkbox', { name: /Customer profiles/ }).check()
  const all = Object.keys(factory.features).length
  await expect(total).toHaveText(`Total, 3 of ${all}: ${factorySum('form', 'profiles')}`)
  await expect(page).toHaveURL(/\?with=profiles\.form$/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Customer profiles/ })).toBeChecked()
  await expect(total).toHaveText(endOf(factorySum('form', 'profiles')))
})

for (const width of [1024, 1440]) {
  test(`at ${width} px the sum stands beside the list, which has most of the width`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, '/content-factory')
    const list = await page.getByRole('group', { name: 'Features' }).boundingBox()
    const sum = await page.getByRole('complementary', { name: 'Total' }).boundingBox()
    if (!list || !sum) throw new Error('list or sum is not shown')
    expect(list.width).toBeGreaterThan(sum.width * 1.25)
    expect(sum.x - list.x - list.width).toBeLessThan(80)
  })
}

test('the messaging link carries the configured list and the link to it', async ({ page }) => {
  await open(page, '/content-factory?with=form.export')
  const link = page.getByRole('link', { name: /Discuss this set/ })
  await expect(link).toHaveAttribute('href', new RegExp(`^${site.links.messenger.url}`))
  const message = messageOf(await link.getAttribute('href'))
  if (message === undefined) return
  const { base, form } = factory.features
  expect(message).toContain(`- Base platform: ${dollars(base.price)}`)
  expect(message).toContain(`- Content creation form: ${dollars(form.price)}`)
  expect(message).toContain(`Total: ${factorySum('form', 'export')}`)
  expect(message).toContain('/content-factory?with=form.export')
})

test('a package that holds the choice for less is offered, and shown when it is taken', async ({
  page,
}) => {
  await open(page, '/content-factory?with=form')
  const { base, form, templates } = factory.features
  const { basic } = factory.packages
  const isDearer = base.price + form.price > basic.price
  await expect(page.getByText('covers your choice for less')).toHaveCount(isDearer ? 1 : 0)
  expect(base.price + form.price + templates.price).toBeGreaterThan(basic.price)
  await page.getByRole('checkbox', { name: /Content templates/ }).check()
  await expect(
    page.getByText(
      `Basic covers your choice for less: ${dollars(basic.price)} instead of ${factorySum('form', 'templates')}.`,
    ),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show Basic' }).click()
  await expect(page.getByRole('radio', { name: /Basic/ })).toBeChecked()
  await expect(page).toHaveURL(/tab=packages/)
})

test('a tab that is pressed has no ring, one that is reached by keyboard has', async ({ page }) => {
  await open(page, '/content-factory')
  const calculator = page.getByRole('tab', { name: 'Advanced calculator' })
  const packages = page.getByRole('tab', { name: 'Simple packages' })
  await packages.click()
  await expect(packages).toHaveCSS('outline-style', 'none')
  await page.keyboard.press('ArrowLeft')
  await expect(calculator).toBeFocused()
  await expect(calculator).toHaveCSS('outline-style', 'solid')
})

for (const lang of ['en', 'uk', 'ru']) {
  test(`the tabs stand on one line of the narrowest phone in ${lang}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, `/content-factory?lang=${lang}`)
    for (const tab of await page.getByRole('tab').all()) {
      const box = await tab.boundingBox()
      expect(box?.height).toBeLessThan(56)
      expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(300)
    }
  })
}

test('standard is the first choice among the packages, and the keyboard changes it', async ({
  page,
}) => {
  await open(page, '/content-factory')
  await page.getByRole('tab', { name: 'Advanced calculator' }).focus()
  await page.keyboard.press('ArrowRight')
  const standard = page.getByRole('radio', { name: /Standard/ })
  await expect(standard).toBeChecked()
  await expect(
    page.getByRole('tabpanel').getByText(`updates for ${factory.supportMonths} months`),
  ).toBeVisible()
  await standard.focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: /Premium/ })).toBeChecked()
  await expect(page).toHaveURL(/package=premium/)
  await expect(page.getByRole('link', { name: /Discuss Premium/ })).toBeVisible()
})

test('a link with an unknown feature opens without it and says so', async ({ page }) => {
  await open(page, '/content-factory?with=form.robot')
  await expect(page.getByText('The link names what is not on offer: robot.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /Content creation form/ })).toBeChecked()
})

for (const search of ['?lang=de', '?lang=', '?package=nope', '?package=', '?with=1', '?tab=']) {
  test(`the page opens with ${search} as if it said nothing`, async ({ page }) => {
    for (const path of ['/content-factory', '/uk/content-factory']) {
      await open(page, path + search)
      await expect(page).toHaveURL(path)
      await expect(
        page.getByRole('status').filter({ hasText: String(factory.features.base.price) }),
      ).toBeVisible()
    }
  })
}

test('Russian is a choice of the page alone, with the dollar behind the figure', async ({
  page,
}) => {
  await open(page, '/uk/content-factory?with=plan')
  await page.getByRole('link', { name: 'Рус' }).click()
  await expect(page).toHaveURL(/lang=ru/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Выберите нужное/)
  await expect(page.getByRole('status').filter({ hasText: 'Итого' })).toContainText(
    `${factorySum('plan').slice(1)} $`,
  )
  await expect(page.locator('.factory')).toHaveAttribute('lang', 'ru')
  await page.getByRole('link', { name: 'Укр' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Виберіть потрібне/)
  await expect(page).toHaveURL(/content-factory\?with=plan$/)
})

test("the site's own switch leads out of the page's own language and keeps what was chosen", async ({
  page,
}) => {
  await open(page, '/content-factory?lang=ru&with=plan')
  await expect(page.locator('.factory')).toHaveAttribute('lang', 'ru')
  await page.locator('.hdr').getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL(/\/uk\/content-factory\?with=plan$/)
  // And where the language stands behind what was chosen.
  await open(page, '/uk/content-factory?with=plan&lang=ru')
  await expect(page.locator('.hdr').getByRole('link', { name: 'Укр' })).toBeVisible()
  await page.locator('.hdr').getByRole('link', { name: 'Eng' }).click()
  await expect(page).toHaveURL(/\/content-factory\?with=plan$/)
  await page.locator('.hdr').getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL(/\/uk\/content-factory\?with=plan$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Виберіть потрібне/)
})

test('the printed page is the quote, with the day and the address', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-12-31T12:00:00'))
  await open(page, '/content-factory?with=form')
  await expect(page.getByRole('checkbox', { name: /Content creation form/ })).toBeChecked()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Quote: Content Factory' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Total/ }).last()).toContainText(factorySum('form'))
  await expect(page.getByText('December 31, 2026', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })
  await open(page, '/uk/content-factory?with=form')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('31 грудня 2026', { exact: true })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('features and packages can all be read', async ({ page }) => {
    await page.goto('/content-factory')
    await expect(page.getByText('AI image generation').first()).toBeVisible()
    await expect(page.getByText(dollars(factory.packages.premium.price))).toBeVisible()
  })
})
