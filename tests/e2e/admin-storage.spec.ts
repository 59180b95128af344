import type { BrowserContext, Page } from '@playwright/test'

import { findViolations } from '#tests/support/accessibility.ts'
import {
  download,
  expectAnnounced,
  fillPost,
  fillStorage,
  openAsOwner,
  readPosts,
  savedPosts,
  servePictures,
  STORED_POST,
} from '#tests/support/browser-posts.ts'
import { closeStorage } from '#tests/support/faults.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open, signInAsOwner } from '#tests/support/site.ts'

const { title: TITLE, slug: SLUG } = STORED_POST

test.beforeEach(async ({ page, expectConsole }) => {
  expectConsole(/^request to another host: https:\/\/example\.com\/cover\.png/)
  // A second tab requests the favicon again.
  expectConsole(/favicon/)
  await servePictures(page)
})

test('full storage publishes nothing, says so, and lets the owner lose no text', async ({
  page,
}) => {
  // Elements that are fading in have insufficient contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openAsOwner(page, [STORED_POST, { ...STORED_POST, slug: 'other', title: 'Інший' }])
  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await fillStorage(page)

  // A post that could not be restored stays deleted, and its text stays available.
  await page.getByRole('button', { name: 'Undo' }).click()
  await expectAnnounced(page, /Browser storage is full/)
  await expect(savedPosts(page)).toHaveCount(1)
  await page.getByRole('button', { name: /^Continue/ }).click()
  const title = page.getByLabel('Title')
  await expect(title).toHaveValue(TITLE)
  await expectAnnounced(page, /The draft was not saved/)

  await title.fill('Набране')
  await page.getByRole('button', { name: /^(?:Publish|Save changes)$/ }).click()
  const question = page.getByRole('dialog')
  // The edited post has been deleted in the meantime.
  await question.getByRole('button', { name: 'Save as a new post' }).click()
  await expect(
    page
      .getByRole('main')
      .getByRole('alert')
      .filter({ hasText: /^Browser storage is full/ }),
  ).toBeVisible()
  await expect(title).toHaveValue('Набране')
  await expect(page).toHaveURL('/admin')

  // Navigation within the application, and actions that replace the text.
  const leave = page.getByRole('dialog', { name: 'Leave without saving?' })
  const search = async () => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('everything')
    await page.getByRole('option').first().click()
  }
  for (const go of [
    search,
    () => page.getByRole('button', { name: 'Log out' }).click(),
    () => page.getByRole('button', { name: 'Edit: Інший' }).click(),
  ]) {
    await go()
    await expect(leave).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await leave.getByRole('button', { name: 'Stay here' }).last().click()
    await expect(leave).toHaveCount(0)
    await expect(page).toHaveURL('/admin')
    await expect(title).toHaveValue('Набране')
  }

  // For navigation to another document the browser asks.
  const prompts: string[] = []
  page.on('dialog', (dialog) => {
    prompts.push(dialog.type())
    void dialog.dismiss()
  })
  for (const go of [
    () => page.evaluate(() => location.reload()),
    () => page.getByRole('banner').getByRole('link', { name: 'Укр' }).click(),
  ]) {
    prompts.length = 0
    await go()
    await expect.poll(() => prompts).toEqual(['beforeunload'])
    await expect(title).toHaveValue('Набране')
  }

  await search()
  await leave.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect(page).toHaveURL(/\/blog\//)
})

test('closed storage keeps the text on the screen and says what to do', async ({
  page,
  context,
}) => {
  await closeStorage(context)
  await signInAsOwner(page)
  await fillPost(page)
  await expectAnnounced(page, /The draft was not saved/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(
    page
      .getByRole('alert')
      .filter({ hasText: /storage.*(?:still here|elsewhere)/ })
      .last(),
  ).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue(TITLE)
  await expect(page.getByLabel('Content')).toHaveValue(STORED_POST.content)
  await expect(page).toHaveURL('/admin')
})

test('storage that cannot be read is kept, is downloaded as it was, and hinders no new post @nightly', async ({
  page,
}) => {
  const damagedPosts = '[{"slug": "half'
  const damagedDrafts = '[{"id": "half'
  await openAsOwner(page)
  await page.evaluate(
    ([posts, drafts]) => {
      localStorage.setItem('blogPosts', posts)
      localStorage.setItem('blogDrafts', drafts)
    },
    [damagedPosts, damagedDrafts] as const,
  )
  await open(page, '/admin')
  const message = page.getByText(/^Some data saved .* could not be read/)
  await expect(message).toBeVisible()
  await fillPost(page)
  await expect(page.getByText(/^Draft saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(TITLE)

  await open(page, '/admin')
  await expect(savedPosts(page)).toContainText([SLUG])
  for (const [key, text] of [
    ['blogDrafts', damagedDrafts],
    ['blogPosts', damagedPosts],
  ] as const) {
    // The backup can be deleted after it has been downloaded.
    const remove = page.getByRole('button', { name: new RegExp(`^Delete this .*${key}`) })
    await expect(remove).toHaveCount(0)
    const file = await download(
      page.getByRole('button', { name: new RegExp(`^Download .*${key}`) }),
    )
    expect(file.bytes.toString()).toBe(text)
    await remove.click()
    await expectAnnounced(page, / deleted\.$/)
  }
  await expect(message).toHaveCount(0)
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('backup'))),
  ).toEqual([])
  expect(await readPosts(page)).toMatchObject([{ slug: SLUG, title: TITLE }])

  // A single unreadable entry of a list is preserved.
  const unknownEntry = { version: 99, of: 'something else' }
  await openAsOwner(page, [STORED_POST, unknownEntry])
  await expect(page.getByText(/^1\sentry could not be read/)).toBeVisible()
  await page.getByRole('button', { name: `Delete: ${TITLE}` }).click()
  await expect(savedPosts(page)).toHaveCount(0)
  expect(await readPosts(page)).toEqual([unknownEntry])
})

test('two tabs of the owner lose nothing of each other @nightly', async ({ page, context }) => {
  await openAsOwner(page)
  const other = await openTab(context, '/admin')
  await fillPost(page)
  await fillPost(other)
  // A draft open in one tab is not offered in another.
  await expect(other.getByText(/unfinished post/)).toHaveCount(0)
  // A press in a tab behind another one is sometimes lost.
  await page.bringToFront()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
  await other.bringToFront()
  await other.getByRole('button', { name: 'Publish' }).click()
  await expect(other.getByLabel('Slug')).toHaveAccessibleDescription(/A saved post/)
  await other.getByLabel('Title').fill(`${TITLE} знову`)
  await other.getByRole('button', { name: 'Publish' }).click()
  await expect(other).toHaveURL('/blog')
  await expect(other.getByRole('article').getByRole('heading', { name: TITLE })).toHaveCount(2)
  // The open list is updated.
  await expect(page.getByRole('article').getByRole('heading', { name: TITLE })).toHaveCount(2)

  // Both tabs edit the same post, and both versions are preserved.
  for (const tab of [page, other]) {
    await open(tab, '/admin')
    await tab.getByRole('button', { name: `Edit: ${TITLE}`, exact: true }).click()
  }
  await page.getByLabel('Content').fill('Тут.')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expectAnnounced(page, 'Changes saved.')
  await other.getByLabel('Content').fill('Там.')
  await other.getByRole('button', { name: 'Save changes' }).click()
  const question = other.getByRole('dialog', { name: /version/ })
  await expect(question).toBeVisible()
  // The saved version is opened, and the current one stays as a draft.
  await question.getByRole('button', { name: 'Open the saved version' }).click()
  await expect(other.getByLabel('Content')).toHaveValue('Тут.')
  await other.getByRole('button', { name: /^Continue/ }).click()
  await expect(other.getByLabel('Content')).toHaveValue('Там.')
  await other.getByRole('button', { name: 'Save changes' }).click()
  await question.getByRole('button', { name: /^Save this/ }).click()
  await expectAnnounced(other, 'Changes saved.')
  expect(await readPosts(other)).toContainEqual(
    expect.objectContaining({ slug: SLUG, content: 'Там.' }),
  )
  await other.getByRole('button', { name: /^Continue/ }).click()
  await expect(other.getByLabel('Content')).toHaveValue('Тут.')

  // One tab deletes the post that the other edits.
  await page.getByRole('button', { name: `Edit: ${TITLE} знову` }).click()
  await page.getByLabel('Content').fill('Ще тут.')
  await other.getByRole('button', { name: `Delete: ${TITLE} знову` }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save as a new post' }).click()
  await expectAnnounced(page, 'Changes saved.')
  expect(await readPosts(page)).toContainEqual(
    expect.objectContaining({ title: `${TITLE} знову`, content: 'Ще тут.' }),
  )

  // Signing out applies to both tabs, and unfinished text is preserved.
  await page.getByLabel('Title').fill('Недописане')
  await other.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expectAnnounced(page, /logged out in another tab/)
  await expect(page.getByRole('main')).toBeFocused()
  await openAsOwner(page)
  await expect(page.getByRole('status').filter({ hasText: 'Недописане' })).toBeVisible()
})

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await open(tab, path)
  return tab
}
