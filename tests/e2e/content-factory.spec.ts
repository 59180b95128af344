import type { Page } from '@playwright/test'

import { watchClipboard } from '#tests/support/clipboard.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

test('a visitor adds up features, keeps the choice in the address, and sends, copies or prints it @nightly', async ({
  page,
  context,
  browserName,
}) => {
  const readClipboard = await watchClipboard(context, browserName)
  await page.clock.setFixedTime(new Date('2026-12-31T12:00:00'))
  await open(page, '/content-factory')
  await expect(page.getByRole('tab', { name: 'Part by part' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const total = page.getByRole('status').filter({ hasText: 'Together' })
  await expect(total).toHaveText('Together, 1 of 14: $400')
  const base = page.getByRole('checkbox', { name: /^Foundation/ })
  await expect(base).toBeChecked()
  await expect(base).toBeDisabled()
  await page.getByRole('checkbox', { name: /^Brief/ }).check()
  await expect(total).toHaveText('Together, 2 of 14: $520')
  await expect(page.getByText(/holds your choice for less/)).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Profiles/ }).focus()
  await page.keyboard.press('Space')
  await expect(total).toHaveText('Together, 3 of 14: $620')
  await expect(page).toHaveURL('/content-factory?with=profiles.form')
  await expect(page.getByRole('complementary', { name: 'Together' })).toContainText('$620')

  // The address restores the selection.
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Profiles/ })).toBeChecked()
  await expect(total).toHaveText('Together, 3 of 14: $620')
  const discuss = page.getByRole('link', { name: /^Discuss this choice/ })
  const address = new URL((await discuss.getAttribute('href')) ?? '')
  expect(address.origin + address.pathname).toBe('https://example.com/messenger')
  const message = address.searchParams.get('text')
  expect(message).toContain('- Foundation: $400')
  expect(message).toContain('- Brief: $120')
  expect(message).toContain('Together: $620')
  expect(message).toContain('/content-factory?with=profiles.form')
  expect(message).not.toContain('Templates')
  const copy = page.getByRole('button', { name: 'Copy the list' })
  await copy.click()
  await expect(page.getByText('Copied!').first()).toBeVisible()
  expect(await readClipboard(page)).toContain('Together: $620')

  await page.evaluate(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print the estimate' }).click()
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /Estimate: Sample factory/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Brief/ }).last()).toContainText('$120')
  await expect(page.getByRole('row', { name: /Together/ }).last()).toContainText('$620')
  await expect(page.getByText('December 31, 2026', { exact: true })).toBeVisible()
  await expect(page.getByRole('tab')).toHaveCount(0)
  await page.emulateMedia({ media: 'screen' })

  // Together the features cost their sum.
  for (const box of await page.getByRole('checkbox').all()) {
    if (await box.isEnabled()) await box.check()
  }
  await expect(total).toHaveText('Together, 14 of 14: $2,480')
  await page.getByRole('checkbox', { name: /^Protection/ }).uncheck()
  await expect(total).toHaveText('Together, 13 of 14: $2,260')

  // A link may contain unknown features.
  await open(page, '/content-factory?with=form.robot')
  await expect(
    page.getByText('The link names what is not sold: robot.', { exact: false }),
  ).toBeVisible()
  await expect(total).toHaveText('Together, 2 of 14: $520')
  await open(page, '/content-factory?lang=de&package=nope&with=1&tab=')
  await expect(page).toHaveURL('/content-factory')
  await expect(total).toHaveText('Together, 1 of 14: $400')
})

test('a visitor chooses a ready package by keyboard, or is led to the one that costs less @nightly', async ({
  page,
}) => {
  await open(page, '/content-factory')
  await page.getByRole('tab', { name: 'Part by part' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'Ready packages' })).toBeFocused()
  const packages = page.getByRole('tabpanel')
  const standard = packages.getByRole('radio', { name: /^Middle/ })
  await expect(standard).toBeChecked()
  await expect.soft(packages).toContainText('$950')
  await expect.soft(packages).toContainText('Support for 3 months.')
  await standard.focus()
  await page.keyboard.press('ArrowRight')
  await expect(packages.getByRole('radio', { name: /^Large/ })).toBeChecked()
  await expect(page).toHaveURL(/package=premium/)
  const discuss = page.getByRole('link', { name: /^Discuss Large/ })
  const message = new URL((await discuss.getAttribute('href')) ?? '').searchParams.get('text')
  expect(message).toContain('Package Large')
  expect(message).toContain('$1,500')
  await packages.locator('label').filter({ hasText: 'Small' }).click()
  await expect(page).toHaveURL(/package=basic/)
  await page.reload()
  await expect(packages.getByRole('radio', { name: /^Small/ })).toBeChecked()

  await open(page, '/content-factory?with=form')
  await page.getByRole('checkbox', { name: /^Templates/ }).check()
  await expect(
    page.getByText('Small holds your choice for less: $600 instead of $650.'),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Show Small' }).click()
  await expect(packages.getByRole('radio', { name: /^Small/ })).toBeChecked()
  await expect(page).toHaveURL(/tab=packages/)
})

test('a visitor reads the calculator in the language of the site or in Russian, on the narrowest phone too @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/uk/content-factory?with=plan')
  const banner = page.getByRole('banner')
  const total = page.getByRole('status').filter({ hasText: '$' })
  await expect(total).toContainText(/540\s\$/)
  const ukrainian = await page.getByRole('heading', { level: 1 }).textContent()
  await page.getByRole('main').getByRole('link', { name: 'Рус' }).click()
  await expect.poll(() => getSearch(page)).toEqual({ lang: 'ru', with: 'plan' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('Выберите части и увидите цену.')
  await expect(total).toHaveText(/^Вместе, 2 из 14: 540\s\$$/)
  // The language is declared for screen readers and translation, and the site's interface stays Ukrainian.
  expect(await heading.evaluate((element) => element.closest('[lang]')?.getAttribute('lang'))).toBe(
    'ru',
  )
  await expect(page.locator('html')).toHaveAttribute('lang', 'uk')
  for (const tab of await page.getByRole('tab').all()) {
    const box = await tab.boundingBox()
    expect.soft(box?.height).toBeLessThan(56)
    expect.soft((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(320)
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  // The site's language switch leaves the page's third language and keeps the selection.
  await banner.getByRole('link', { name: 'Eng' }).click()
  await expect(page).toHaveURL('/content-factory?with=plan')
  await expect(heading).toHaveText('Choose the parts, see the price.')
  await expect(total).toHaveText('Together, 2 of 14: $540')
  await open(page, '/content-factory?lang=ru&with=plan')
  await expect(heading).toHaveText('Выберите части и увидите цену.')
  await page.getByRole('main').getByRole('link', { name: 'Укр' }).click()
  await expect.poll(() => getSearch(page)).toEqual({ lang: 'uk', with: 'plan' })
  await expect(heading).toHaveText(ukrainian ?? '')
})

/** Query parameters of a page. */
function getSearch(page: Page): Record<string, string> {
  return Object.fromEntries(new URL(page.url()).searchParams)
}
