import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'
import { getCard, seedStorage } from '#tests/support/student.ts'

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
  await expect(getCard(page, 'Free checklist')).toBeVisible()
  // Its category has no filter button.
  await expect(getCard(page, 'Ended offer')).toHaveCount(0)
  await page.reload()
  await expect(cards).toHaveCount(count)
  await expect(filterButton(page, 'Business')).toHaveAttribute('aria-pressed', 'true')

  // On a slow network the next page is still loading when the address is updated.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*', async (route) => {
    if (!route.request().isNavigationRequest()) await released
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
  const card = getCard(page, 'Prompt basics')
  await expect(card.getByRole('link', { name: /^Enroll/ })).toBeVisible()
  await expect(card).toContainText('$11')
})
