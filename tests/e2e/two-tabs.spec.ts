import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open, signIn } from '#tests/support/site.ts'
import { getCard, getName, stored } from '#tests/support/student.ts'

const dialog = (tab: Page) => tab.getByRole('dialog')
const nextModule = (tab: Page, module: number) =>
  expect(tab.getByRole('heading', { level: 1 })).toHaveText(`Module ${module} of 5 is next.`)

test('a student works in two tabs: each sees the other’s part at once, and nothing of either is lost', async ({
  page,
  context,
}) => {
  await signIn(page)
  const other = await context.newPage()
  await open(other, '/dashboard')
  await nextModule(other, 1)

  for (const tab of [page, other]) {
    await tab.getByRole('button', { name: getName('(?:Start|Continue)', 'First steps') }).click()
    await expect(dialog(tab).getByRole('listitem').getByRole('checkbox').first()).toBeVisible()
  }
  const notes = (tab: Page) => dialog(tab).getByRole('textbox', { name: 'My notes' })
  await notes(page).fill('From the first tab.')
  await expect(notes(other)).toHaveValue('From the first tab.')
  await dialog(other).getByRole('listitem').getByRole('checkbox').first().check()
  await expect(dialog(page).getByRole('listitem').getByRole('checkbox').first()).toBeChecked()
  expect(await stored(page, 'courseHomework')).toMatchObject({
    0: { ticked: ['tick-1'], notes: 'From the first tab.' },
  })
  for (const tab of [page, other]) {
    await tab.keyboard.press('Escape')
    await expect(dialog(tab)).toHaveCount(0)
  }

  for (const [tab, role] of [
    [page, 'Editor'],
    [other, 'Marketer'],
  ] as const) {
    await tab.getByLabel('Role', { exact: true }).fill(role)
    await tab.getByRole('button', { name: 'Save', exact: true }).click()
  }
  for (const tab of [page, other]) {
    await expect(tab.getByText('Saved prompts (2)')).toBeVisible()
  }

  const finish = async (tab: Page) => {
    await tab.getByRole('button', { name: /^(?:Start|Continue)/ }).click()
    await dialog(tab).getByRole('button', { name: 'Finish module' }).click()
  }
  await finish(page)
  await nextModule(other, 2)
  await finish(other)
  await nextModule(page, 3)
  expect(await stored(page, 'completedModules')).toEqual([0, 1])

  const third = await context.newPage()
  await open(third, '/learning-path')
  await expect(
    getCard(third, 'Prompt basics').getByRole('progressbar', { name: 'Progress: 50%' }),
  ).toBeVisible()
  await third.getByRole('button', { name: 'Reset progress' }).click()
  await nextModule(page, 1)
  await third.getByRole('button', { name: 'Undo' }).click()
  await nextModule(page, 3)

  // The language chosen in one tab applies to the other at its next visit.
  await third.getByRole('banner').getByRole('link', { name: 'Укр' }).click()
  await expect(third).toHaveURL('/uk/learning-path')
  await expect(page).toHaveURL('/dashboard')
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/uk/dashboard')
  await other.getByRole('button', { name: 'Вийти з курсу' }).click()
  await expect(page).toHaveURL('/access-code')
})
