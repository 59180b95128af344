import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'

import { DEMO_CODE } from '#scripts/lessons/course-codes.ts'
import { closeStorage, fillStorage } from '#tests/support/faults.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open, serveCover, signInAsOwner, whenReady, writePost } from '#tests/support/site.ts'
import { getCard, getName, seedStorage, stored, storedText } from '#tests/support/student.ts'

const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' })

/** Records the browser's question before a page is left, and stays on the page. */
function recordDialogs(page: Page): string[] {
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type())
    void dialog.dismiss()
  })
  return prompts
}

async function enterCourse(page: Page): Promise<void> {
  await open(page, '/access-code')
  await page.getByLabel('Access code').fill(DEMO_CODE)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Completes a module with a task and a note, and expects both when it is reopened. */
async function completeModule(page: Page, module: number, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Module ${module} of 5 is next.`)
  await page.getByRole('button', { name: /^(?:Start|Continue)/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('listitem').getByRole('checkbox').first().check()
  await dialog.getByRole('textbox', { name: 'My notes' }).fill('Context, always.')
  await dialog.getByRole('button', { name: 'Finish module' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `Module ${module + 1} of 5 is next.`,
  )
  await page.getByRole('button', { name: getName('Review', title) }).click()
  await expect(dialog.getByRole('textbox', { name: 'My notes' })).toHaveValue('Context, always.')
  await expect(dialog.getByRole('listitem').getByRole('checkbox').first()).toBeChecked()
}

test('a student whose browser keeps nothing is told so, works on all the same, and is asked before leaving', async ({
  page,
  context,
}) => {
  await closeStorage(context)
  await page.emulateMedia({ colorScheme: 'light' })
  // Features without storage still work.
  await open(page, '/courses')
  await page.getByRole('button', { name: /^Business/ }).click()
  await expect(page).toHaveURL('/courses?category=business')
  const dark = page.getByRole('contentinfo').getByRole('button', { name: 'Dark' })
  await dark.click()
  await expect(dark).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('banner').getByRole('link', { name: 'Укр' }).click()
  await expect(page).toHaveURL('/uk/courses?category=business')
  await whenReady(page)
  await page.getByRole('banner').getByRole('link', { name: 'Eng' }).click()
  await expect(page).toHaveURL('/courses?category=business')

  await open(page, '/learning-path#progress=~01~pi-course.3')
  await page.getByRole('button', { name: 'Add it to this browser' }).click()
  await expect(page.getByText('blocks storage, so the change lasts only until')).toBeVisible()
  await expect(getCard(page, 'Prompt basics')).toContainText('Completed')
  // The progress exists only in the link.
  expect(new URL(page.url()).hash).toBe('#progress=~01~pi-course.3')

  await enterCourse(page)
  await expect(toasts(page)).toContainText(
    'This browser blocks storage for this site, so your changes will be lost',
  )
  await completeModule(page, 1, 'First steps')
  const notes = page.getByRole('dialog').getByRole('textbox', { name: 'My notes' })
  await expect(notes).toHaveAccessibleDescription(
    'This browser cannot save notes. Copy them before you close the page.',
  )
  await page.keyboard.press('Escape')
  await page.getByLabel('Role', { exact: true }).fill('Marketer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Saved prompts (1)')).toBeVisible()
  await expect(page.getByText('Prompt saved in this browser.')).toHaveCount(0)

  const prompts = recordDialogs(page)
  await page.evaluate(() => location.reload())
  await expect.poll(() => prompts).toEqual(['beforeunload'])
  await expect(page.getByText('Saved prompts (1)')).toBeVisible()
})

test('a student whose storage is full is told so and loses nothing that is on the screen', async ({
  page,
  context,
}) => {
  await fillStorage(context)
  await enterCourse(page)
  await expect(toasts(page)).toContainText('Browser storage is full, so your changes will be lost')
  await completeModule(page, 1, 'First steps')
  const prompts = recordDialogs(page)
  await page.evaluate(() => location.reload())
  await expect.poll(() => prompts).toEqual(['beforeunload'])

  // When there is room again, progress is stored.
  await page.evaluate(() => {
    localStorage.removeItem('rest')
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith('ballast')) localStorage.removeItem(key)
    }
  })
  const notes = page.getByRole('dialog').getByRole('textbox', { name: 'My notes' })
  await notes.fill('There is room.')
  await expect(notes).toHaveAccessibleDescription('Notes are saved in this browser only.')
  await expect
    .poll(() => stored(page, 'courseHomework'))
    .toMatchObject({
      0: { notes: 'There is room.' },
    })
})

test('a returning visitor whose stored values are damaged goes on working, and every one is kept beside the new @nightly', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/request to another host: https:\/\/example\.com\/cover\.svg/)
  const BROKEN_JSON = '{"half": ['
  const UNKNOWN_VERSION = '{"version":99,"items":[{"of":"something else"}]}'
  const damaged = {
    blogPosts: BROKEN_JSON,
    userProgress: UNKNOWN_VERSION,
    completedModules: BROKEN_JSON,
    courseHomework: UNKNOWN_VERSION,
    savedPrompts: BROKEN_JSON,
    promptDraft: UNKNOWN_VERSION,
    checklistTicks: BROKEN_JSON,
  }
  await seedStorage(context, {
    ...damaged,
    language: 'klingon',
    theme: '{}',
    courseAccessCode: BROKEN_JSON,
    adminToken: UNKNOWN_VERSION,
    blogDrafts: BROKEN_JSON,
    // An earlier backup, which must not be replaced.
    'completedModules.backup': '[4,3',
  })
  await open(page, '/uk/blog')
  await expect(page.getByRole('article')).toHaveCount(9)
  await open(page, '/courses')
  await expect(page.getByRole('article')).toHaveCount(7)
  await expect(getCard(page, 'Prompt basics').getByRole('link', { name: /^Enroll/ })).toBeVisible()
  await open(page, '/courses/ai-checklist')
  await page.getByRole('main').getByRole('checkbox').first().check()
  await page.goto('/dashboard')
  await expect(page).toHaveURL('/access-code')
  await enterCourse(page)
  // The course reports unreadable data before overwriting it.
  const message = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'could not be read. Nothing was deleted' })
  await expect(message).toBeVisible()
  await expect(message.getByRole('link', { name: 'to your progress' })).toHaveAttribute(
    'href',
    '/learning-path#progress',
  )
  await completeModule(page, 1, 'First steps')
  await expect(
    page
      .getByRole('dialog')
      .getByRole('button', { name: 'Download the data (courseHomework.backup)' }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByLabel('Role', { exact: true }).fill('Marketer')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Prompt saved in this browser.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Module 2 of 5 is next.')
  await expect(page.getByText('Saved prompts (1)')).toBeVisible()
  // The message stays until the student has downloaded and deleted the data.
  await page.goto('/uk/dashboard')
  const notice = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: 'Нічого не видалено' })
  const remove = notice.getByRole('button', { name: 'Видалити ці дані (savedPrompts.backup)' })
  await expect(remove).toHaveCount(0)
  const saving = page.waitForEvent('download')
  await notice.getByRole('button', { name: 'Завантажити дані (savedPrompts.backup)' }).click()
  const path = await (await saving).path()
  expect(await readFile(path, 'utf8')).toBe(damaged.savedPrompts)
  await remove.click()
  await expect(notice.getByRole('button', { name: /savedPrompts/ })).toHaveCount(0)
  expect(await storedText(page, 'savedPrompts.backup')).toBeNull()
  await page.evaluate((text) => localStorage.setItem('savedPrompts.backup', text), BROKEN_JSON)

  await serveCover(page)
  await signInAsOwner(page)
  await writePost(page, 'Сховище')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('article').first()).toContainText('Сховище')

  for (const [key, text] of Object.entries(damaged)) {
    const copy = key === 'completedModules' ? `${key}.backup-2` : `${key}.backup`
    expect.soft(await storedText(page, copy), copy).toBe(text)
    expect.soft(await storedText(page, key), key).not.toBe(text)
  }
  expect(await storedText(page, 'completedModules.backup')).toBe('[4,3')
  expect(await stored(page, 'completedModules')).toEqual([0])
})
