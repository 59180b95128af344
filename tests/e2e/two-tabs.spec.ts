import type { Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import { open, serveCover, signIn, signInAsOwner, writePost } from '#tests/support/site.ts'
import { cardOf, nameOf, stored } from '#tests/support/student.ts'

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
    await tab.getByRole('button', { name: nameOf('(?:Start|Continue)', 'First steps') }).click()
    await expect(dialog(tab).getByRole('checkbox').first()).toBeVisible()
  }
  const notes = (tab: Page) => dialog(tab).getByRole('textbox', { name: 'My notes' })
  await notes(page).fill('From the first tab.')
  await expect(notes(other)).toHaveValue('From the first tab.')
  await dialog(other).getByRole('checkbox').first().check()
  await expect(dialog(page).getByRole('checkbox').first()).toBeChecked()
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
    cardOf(third, 'Prompt basics').getByRole('progressbar', { name: 'Progress: 50%' }),
  ).toBeVisible()
  await third.getByRole('button', { name: 'Reset progress' }).click()
  await nextModule(page, 1)
  await third.getByRole('button', { name: 'Undo' }).click()
  await nextModule(page, 3)

  // The language that is chosen in one is the other's at its next visit.
  await third.getByRole('banner').getByRole('link', { name: 'Укр' }).click()
  await expect(third).toHaveURL('/uk/learning-path')
  await expect(page).toHaveURL('/dashboard')
  await other.goto('/dashboard')
  await expect(other).toHaveURL('/uk/dashboard')
  await other.getByRole('button', { name: 'Вийти з курсу' }).click()
  await expect(page).toHaveURL('/access-code')
})

test('an owner edits one post in two tabs: no version and no draft is lost without a question', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/^request to another host: https:\/\/example\.com\/cover/)
  await serveCover(context)
  await signInAsOwner(page)
  await writePost(page, 'Спільний допис')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')

  const other = await context.newPage()
  const edit = async (tab: Page) => {
    await tab.getByRole('button', { name: /^Edit:/ }).click()
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Edit post')
  }
  const save = (tab: Page) => tab.getByRole('button', { name: 'Save changes' }).click()
  for (const tab of [page, other]) {
    await open(tab, '/admin')
    await edit(tab)
  }
  const content = (tab: Page) => tab.getByLabel('Content', { exact: true })
  await content(other).fill('Текст другої вкладки.')
  await save(other)
  await expect(other.getByText('Changes saved.')).toBeVisible()

  // The saved version is opened, and this one stays as a draft.
  const question = page.getByRole('dialog', { name: 'Which version do you want to keep?' })
  await content(page).fill('Текст першої вкладки.')
  await save(page)
  await question.getByRole('button', { name: 'Open the saved version' }).click()
  await expect(content(page)).toHaveValue('Текст другої вкладки.')
  const offer = page.getByRole('status').filter({ hasText: 'You have an unfinished post' })
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(content(page)).toHaveValue('Текст першої вкладки.')
  await save(page)
  await question.getByRole('button', { name: 'Save this version' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await edit(page)
  await expect(content(page)).toHaveValue('Текст першої вкладки.')
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(content(page)).toHaveValue('Текст другої вкладки.')

  // A post that the other tab deletes becomes a new one on request alone.
  await other.getByRole('button', { name: /^Delete:/ }).click()
  await expect(page.getByRole('button', { name: /^Edit:/ })).toHaveCount(0)
  await save(page)
  await page
    .getByRole('dialog', { name: 'Save as a new post?' })
    .getByRole('button', { name: 'Save as a new post' })
    .click()
  await expect(page.getByText('Changes saved.').last()).toBeVisible()
  await expect(other.getByRole('button', { name: /^Edit:/ })).toHaveCount(1)

  // What one tab has begun is its own; who logs out in the other keeps the text.
  await page.getByLabel('Title').fill('Чернетка')
  await content(page).fill('Половина тексту')
  await expect(page.getByText('Draft saved at')).toBeVisible()
  await other.getByRole('button', { name: 'Log out' }).click()
  await page.bringToFront()
  await expect(page.getByText('logged out in another tab')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.reload()
  await signInAsOwner(page)
  await page
    .getByRole('status')
    .filter({ hasText: 'Чернетка' })
    .getByRole('button', { name: 'Continue' })
    .click()
  await expect(content(page)).toHaveValue('Половина тексту')
})
