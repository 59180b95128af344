import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import type { Page } from '@playwright/test'

import { watchClipboard } from '#tests/support/clipboard.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'
import { getCard, getName, seedStorage, stored, storedText } from '#tests/support/student.ts'

/** A file in the format of the first version. */
const fixturePath = (name: string) => join('tests/fixtures/format-1', name)

const PROGRESS = {
  completedCourses: ['pi-course'],
  currentCourse: 'ai-fundamentals',
  purchasedCourses: ['pi-course', 'ai-fundamentals'],
}

/** A row of stored or imported progress. */
const row = (page: Page, name: string) => page.getByRole('main').getByText(name, { exact: true })

const note = (page: Page, text: string) =>
  page.getByRole('main').getByRole('status').filter({ hasText: text })

test('a student takes progress to another device by a link, adds it there, clears it and takes that back @nightly', async ({
  page,
  context,
  browser,
  browserName,
  baseURL,
}) => {
  await seedStorage(context, { userProgress: PROGRESS, completedModules: [0, 1] })
  const readClipboard = await watchClipboard(context, browserName)
  await open(page, '/learning-path')
  await page.getByRole('button', { name: 'Copy a link for another device' }).click()
  await expect(note(page, 'Link copied.')).toBeVisible()
  const link = await readClipboard(page)
  // The first version's link is what is generated now.
  const first = readFileSync(fixturePath('progress-link.txt'), 'utf8').trim()
  expect(new URL(link).hash).toBe(new URL(first).hash)
  const showCode = page.getByRole('button', { name: 'Show a QR code' })
  await showCode.click()
  await expect(showCode).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('img', { name: 'QR code of your progress' })).toBeVisible()

  const device = await browser.newContext({ ...(baseURL && { baseURL }) })
  const other = await device.newPage()
  await other.goto(`/learning-path${new URL(first).hash}`)
  const importedProgress = other.getByRole('group', { name: /progress from another device/ })
  await expect(importedProgress).toBeFocused()
  await expect(importedProgress).toContainText(/Completed\s*Prompt\s+basics/)
  await expect(importedProgress).toContainText(/Current\s+course\s*First\s+hour/)
  await expect(importedProgress).toContainText(/Purchased\s*Prompt\s+basics,\s+First\s+hour/)
  await expect(importedProgress).toContainText(/Completed\s+modules\s*1,\s+2/)
  await importedProgress.getByRole('button', { name: 'Do not add' }).click()
  await expect(note(other, 'Progress was not added.')).toBeFocused()
  expect(new URL(other.url()).hash).toBe('')
  expect(await stored(other, 'userProgress')).toBeNull()

  // In the tab in which the page is open.
  await other.goto(`/learning-path${new URL(first).hash}`)
  await importedProgress.getByRole('button', { name: 'Add it to this browser' }).click()
  await expect(note(other, 'Progress added to this browser.')).toBeVisible()
  await expect(getCard(other, 'Prompt basics')).toContainText('Completed')
  expect(await stored(other, 'userProgress')).toEqual(PROGRESS)
  expect(await stored(other, 'completedModules')).toEqual([0, 1])
  expect(new URL(other.url()).hash).toBe('')

  await other.evaluate(() =>
    localStorage.setItem('courseHomework', '{"0":{"ticked":["tick-1"],"notes":"Mine","part":2}}'),
  )
  await other.getByRole('button', { name: 'Reset progress' }).click()
  await expect(note(other, 'Purchases, notes, answers and completed tasks are kept.')).toBeVisible()
  await expect(getCard(other, 'Prompt basics').getByRole('link', { name: /^Start/ })).toBeVisible()
  expect(await stored(other, 'completedModules')).toEqual([])
  expect(await stored(other, 'userProgress')).toEqual({
    completedCourses: [],
    currentCourse: null,
    purchasedCourses: PROGRESS.purchasedCourses,
  })
  expect(await stored(other, 'courseHomework')).toMatchObject({ 0: { notes: 'Mine' } })
  // Meanwhile another tab completes a module, which undo does not remove.
  const tab = await device.newPage()
  await tab.goto('/about')
  await tab.evaluate(() => localStorage.setItem('completedModules', '[0,1,2]'))
  await expect.poll(() => storedText(other, 'completedModules')).toBe('[0,1,2]')
  await other.bringToFront()
  await other.keyboard.press('Tab')
  await expect(other.getByRole('button', { name: 'Undo' })).toBeFocused()
  await other.keyboard.press('Enter')
  await expect(note(other, 'Progress restored.')).toBeFocused()
  await expect(getCard(other, 'Prompt basics')).toContainText('Completed')
  expect(await stored(other, 'userProgress')).toEqual(PROGRESS)
  expect(await stored(other, 'completedModules')).toEqual([0, 1, 2])

  await other.goto('/learning-path#progress=~~nope-course.7')
  await expect(note(other, 'The progress in this link could not be read.')).toBeVisible()
  expect(await stored(other, 'userProgress')).toEqual(PROGRESS)
  await device.close()
})

test('a student saves all work as a file, adds it elsewhere to what is there, and is told of a wrong file', async ({
  page,
}) => {
  await seedStorage(page, {
    courseHomework: { 0: { ticked: [], notes: 'Older', part: 1 } },
    savedPrompts: [{ role: 'Editor', task: 'Cut it', context: '', format: '', tone: '' }],
  })
  const upload = page
    .getByLabel('Restore from a file', { exact: true })
    .and(page.locator('input[type=file]'))
  await open(page, '/learning-path')
  await expect(row(page, 'Saved prompts')).toBeVisible()
  // Without progress there is nothing to reset, but work to save.
  await expect(page.getByRole('button', { name: 'Reset progress' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Save to a file' })).toBeVisible()

  await upload.setInputFiles(fixturePath('progress-with-prompts.json'))
  await expect(note(page, 'Progress added to this browser.')).toBeVisible()
  await expect(getCard(page, 'Prompt basics')).toContainText('Completed')
  expect(await stored(page, 'userProgress')).toEqual(PROGRESS)
  expect(await stored(page, 'completedModules')).toEqual([0, 1])
  const homework = (await stored(page, 'courseHomework')) as Record<string, { notes: string }>
  expect(homework[0]?.notes).toContain('Older')
  expect(homework[0]?.notes).toContain('Контекст: завжди.')
  expect(await stored(page, 'savedPrompts')).toMatchObject([
    { role: 'Editor', task: 'Cut it' },
    { task: 'Sing', context: 'Choir', tone: 'warm' },
  ])
  await page.getByRole('main').getByRole('button', { name: 'Undo' }).click()
  await expect(note(page, 'Progress restored.')).toBeVisible()
  expect(await stored(page, 'courseHomework')).toMatchObject({ 0: { notes: 'Older' } })
  expect(await stored(page, 'savedPrompts')).toHaveLength(1)
  await expect(getCard(page, 'Prompt basics')).not.toContainText('Completed')

  // Importing the same file twice adds nothing new.
  await upload.setInputFiles(fixturePath('progress.json'))
  await expect(note(page, 'Progress added to this browser.')).toBeVisible()
  await upload.setInputFiles(fixturePath('progress.json'))
  await expect(note(page, 'This browser already has all of this progress.')).toBeVisible()
  for (const text of ['{}', '[1,2]', 'not JSON', '{"half": [']) {
    const buffer = Buffer.from(text)
    await upload.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer })
    await expect(note(page, 'This is not a progress file.')).toBeVisible()
    await upload.setInputFiles(fixturePath('progress.json'))
    await expect(note(page, 'This browser already has all of this progress.')).toBeVisible()
  }
  expect(await stored(page, 'userProgress')).toEqual(PROGRESS)

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save to a file' }).click()
  expect((await download).suggestedFilename()).toBe('progress.json')
  const file = JSON.parse(readFileSync(await (await download).path(), 'utf8'))
  expect(file).toMatchObject({
    format: 1,
    userProgress: PROGRESS,
    completedModules: [0, 1],
    savedPrompts: [{ role: 'Editor' }],
  })
  expect(file.courseHomework[0].notes).toContain('Older')

  // Importing the last module completes the course.
  await page.evaluate(() => localStorage.clear())
  await page.goto('/about')
  await page.goto('/learning-path#progress=~01234~pi-course.2')
  await page.getByRole('button', { name: 'Add it to this browser' }).click()
  await expect(getCard(page, 'Prompt basics')).toContainText('Completed')
})

test('a student of the first version finds everything again; a code that opens nothing any more loses nothing @nightly', async ({
  page,
  expectConsole,
}) => {
  // The stored post contains a picture of an unreachable host.
  expectConsole(/example\.com\/cover\.png/)
  const before: Record<string, string> = JSON.parse(
    readFileSync(fixturePath('storage.json'), 'utf8'),
  )
  await seedStorage(page, before)
  await page.goto('/')
  await expect(page).toHaveURL('/uk')
  await expect(
    page.getByRole('contentinfo').getByRole('button', { name: 'Темна', exact: true }),
  ).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/uk/learning-path')
  await expect(getCard(page, 'Основи промптів')).toContainText('Завершено')
  await expect(row(page, 'Збережені промпти')).toBeVisible()
  await expect(row(page, 'Нотатки, відповіді й виконані завдання')).toBeVisible()
  await open(page, '/uk/courses/ai-checklist')
  await expect(page.getByRole('main').getByRole('checkbox', { checked: true })).toHaveCount(2)
  await open(page, '/uk/blog')
  await expect(page.getByRole('article').filter({ hasText: 'Чому бот мовчить' })).toBeVisible()

  await page.goto('/uk/dashboard')
  await expect(page).toHaveURL('/uk/access-code')
  await expect(page.getByLabel('Код доступу', { exact: true })).toHaveValue('a8765_gn4321')
  for (const key of [
    'completedModules',
    'courseHomework',
    'savedPrompts',
    'promptDraft',
    'userProgress',
  ]) {
    expect.soft(await storedText(page, key), key).toBe(before[key])
  }
  // Back leaves the course, not to a page that would redirect here.
  await page.goBack()
  await expect(page).toHaveURL('/uk/blog')

  // A link with a new code fills the field and removes it from the address, also in an open tab.
  await page.goto('/uk/access-code#code=b1234_cd5678')
  const field = page.getByLabel('Код доступу', { exact: true })
  await expect(field).toHaveValue('b1234_cd5678')
  await expect(page).toHaveURL('/uk/access-code')
  await page.goto('/uk/access-code#code=demo%20code')
  await expect(field).toHaveValue('demo code')
  await page.getByRole('button', { name: 'Підставити код' }).click()
  await page.getByRole('button', { name: 'Увійти' }).click()
  await expect(page).toHaveURL('/uk/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Далі: модуль 3 з 5.')
  await expect(page.getByLabel('Роль', { exact: true })).toHaveValue('Editor')
  await page.getByRole('button', { name: getName('Переглянути', 'Перші кроки') }).click()
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Мої нотатки' })).toHaveValue(
    'Контекст: завжди.\nContext, always.',
  )
})
