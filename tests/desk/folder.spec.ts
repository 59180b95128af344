import { expect, test } from '@playwright/test'

import { FIXTURE } from '#scripts/test/fixture-site.ts'
import {
  chooseFolder,
  getField,
  GIT,
  openDesk,
  openEntry,
  readContent,
  readDesk,
  waitForContent,
} from '#tests/support/desk.ts'

test('a browser without file access is told which ones have it', async ({ page }) => {
  await page.addInitScript(() => {
    delete window.showDirectoryPicker
    delete Window.prototype.showDirectoryPicker
  })
  await page.goto('/desk/')
  await expect(page.getByRole('alert')).toContainText('Chrome або Edge')
})

test('a folder in which no site lies is refused with the file that it lacks', async ({ page }) => {
  await page.addInitScript(() => {
    window.showDirectoryPicker = () => navigator.storage.getDirectory()
  })
  await page.goto('/desk/')
  await chooseFolder(page)
  const dialog = page.getByRole('dialog', { name: 'У цій теці немає content/site/site.yaml' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Зрозуміло' }).click()
  await expect(dialog).toBeHidden()
})

test('an owner who saves what the site would not accept is told the field, and keeps what was typed', async ({
  page,
}) => {
  const file = 'content/courses/pi-course/course.yaml'
  await openDesk(page, new Map([...GIT, ...readContent(FIXTURE)]))
  await chooseFolder(page)
  await waitForContent(page)
  const before = await readDesk(page, file)
  await openEntry(page, 'courses/entries/pi-course/course')
  const price = getField(page, 'Ціна, $').getByRole('spinbutton')
  const oldPrice = getField(page, 'Стара ціна, $').getByRole('spinbutton')
  await price.fill('19')
  await oldPrice.fill('8')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  const dialog = page.getByRole('dialog', { name: 'Не збережено' })
  await expect(dialog).toContainText('Стара ціна, $: 8, а має бути більше за ціну 19')
  await dialog.getByRole('button', { name: 'Зрозуміло' }).click()
  await expect(dialog).toBeHidden()
  await expect(price).toHaveValue('19')
  await expect(oldPrice).toHaveValue('8')
  expect(await readDesk(page, file)).toBe(before)
})
