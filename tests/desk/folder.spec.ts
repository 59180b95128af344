import { expect, test } from '@playwright/test'

import { chooseFolder } from '#tests/support/desk.ts'

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
