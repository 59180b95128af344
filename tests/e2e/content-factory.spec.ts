import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

test('ticking features adds to the total, announces it politely and keeps the choice in the address', async ({
  page,
}) => {
  await open(page, '/content-factory')
  const total = page.getByRole('status').filter({ hasText: 'Total' })
  await expect(total).toHaveText(/\$500$/)
  await expect(page.getByRole('checkbox', { name: /Base platform/ })).toBeDisabled()
  await page.getByRole('checkbox', { name: /Content creation form/ }).check()
  await page.getByRole('checkbox', { name: /Customer profiles/ }).check()
  await expect(total).toHaveText('Total, 3 of 14: $1,050')
  await expect(page).toHaveURL(/\?with=profiles\.form$/)
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /Customer profiles/ })).toBeChecked()
  await expect(total).toHaveText(/\$1,050$/)
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
  await expect(link).toHaveAttribute('href', /form\.export/)
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('- Base platform: $500')
  expect(message).toContain('- Content creation form: $250')
  expect(message).toContain('Total: $950')
  expect(message).toContain('/content-factory?with=form.export')
})

test('a package that holds the choice for less is offered, and shown when it is taken', async ({
  page,
}) => {
  await open(page, '/content-factory?with=form')
  await expect(page.getByText('covers your choice for less')).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Content templates/ }).check()
  await expect(
    page.getByText('Basic covers your choice for less: $800 instead of $1,050.'),
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
  await expect(page.getByRole('tabpanel').getByText('updates for 6 months')).toBeVisible()
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
      await expect(page.getByRole('status').filter({ hasText: /500/ })).toBeVisible()
    }
  })
}

test('Russian is a choice of the page alone, with the dollar behind the figure', async ({
  page,
}) => {
  await open(page, '/uk/content-factory?with=plan')
  await page.getByRole('link', { name: 'Рус' }).click()
  await expect(page).toHaveURL(/lang=ru/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Отметьте нужное/)
  await expect(page.getByRole('status').filter({ hasText: 'Итого' })).toHaveText(/850\s\$$/)
  await expect(page.locator('.factory')).toHaveAttribute('lang', 'ru')
  await page.getByRole('link', { name: 'Укр' }).last().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Позначте потрібне/)
  await expect(page).toHaveURL(/content-factory\?with=plan$/)
})

test('the printed page is the quote, with the day and the address', async ({ page }) => {
  await open(page, '/content-factory?with=form')
  await expect(page.getByRole('checkbox', { name: /Content creation form/ })).toBeChecked()
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: 'Quote: Content Factory' })).toBeVisible()
  await expect(page.getByRole('row', { name: /Total/ }).last()).toHaveText(/\$750/)
  const year = new Date().getFullYear()
  await expect(page.getByText(new RegExp(`^[A-Z][a-z]+ \\d+, ${year}$`))).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('features and packages can all be read', async ({ page }) => {
    await page.goto('/content-factory')
    await expect(page.getByText('AI image generation').first()).toBeVisible()
    await expect(page.getByText('$2,500')).toBeVisible()
  })
})
