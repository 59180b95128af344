import type { BrowserContext, Page } from '@playwright/test'

import { expect, test } from '#tests/support/playwright.ts'
import {
  open,
  serveCover,
  signIn,
  signInAsOwner,
  whenReady,
  writePost,
} from '#tests/support/site.ts'

async function publish(page: Page, title: string): Promise<void> {
  await writePost(page, title)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL('/blog')
}

/** Has the owner's desk open in two tabs; returns the other one. */
async function openDeskTwice(page: Page, context: BrowserContext): Promise<Page> {
  await signInAsOwner(page)
  const other = await context.newPage()
  await open(other, '/admin')
  return other
}

/** Has one saved post open for editing in two tabs; returns the other one. */
async function editInTwoTabs(page: Page, context: BrowserContext): Promise<Page> {
  await serveCover(context)
  await signInAsOwner(page)
  await publish(page, 'Спільний допис')
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, '/admin')
    await editPost(tab)
  }
  return other
}

async function editPost(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: /^Edit:/ }).click()
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Edit the post')
}

const saveChanges = (tab: Page) => tab.getByRole('button', { name: 'Save changes' }).click()

const posts = (page: Page, title: string) => page.getByRole('heading', { name: title, exact: true })

async function savePrompt(page: Page, role: string): Promise<void> {
  await page.getByLabel('Role', { exact: true }).fill(role)
  await page.getByRole('button', { name: 'Save' }).click()
}

const prompts = (page: Page, count: number) => page.getByText(`Saved prompts (${count})`)

const notes = (page: Page) => page.getByRole('dialog').getByRole('textbox', { name: 'My notes' })

/** What is kept, and how two tabs on one page add to it by turns. */
const KEPT: Record<
  string,
  {
    at: string
    enter: (page: Page) => Promise<void>
    /** The first tab does its part, and the other one sees it. */
    first: (page: Page, other: Page) => Promise<void>
    /** Then the other one does, and both have both. */
    second: (other: Page, page: Page) => Promise<void>
  }
> = {
  posts: {
    at: '/admin',
    enter: signInAsOwner,
    first: async (page, other) => {
      await publish(page, 'Перша вкладка')
      await expect(posts(other, 'Перша вкладка')).toBeVisible()
    },
    second: async (other, page) => {
      await publish(other, 'Друга вкладка')
      for (const tab of [page, other]) {
        await expect(posts(tab, 'Перша вкладка')).toBeVisible()
        await expect(posts(tab, 'Друга вкладка')).toBeVisible()
      }
    },
  },
  prompts: {
    at: '/dashboard',
    enter: signIn,
    first: async (page, other) => {
      await savePrompt(page, 'Editor')
      await expect(prompts(other, 1)).toBeVisible()
    },
    second: async (other, page) => {
      await savePrompt(other, 'Marketer')
      await expect(prompts(other, 2)).toBeVisible()
      await expect(prompts(page, 2)).toBeVisible()
    },
  },
  'notes and ticks of one module': {
    at: '/dashboard?module=1',
    enter: signIn,
    first: async (page, other) => {
      await notes(page).fill('From the first tab.')
      await expect(notes(other)).toHaveValue('From the first tab.')
    },
    second: async (other, page) => {
      await other.getByRole('dialog').getByRole('checkbox').first().check()
      await expect(page.getByRole('dialog').getByRole('checkbox').first()).toBeChecked()
      await expect(notes(other)).toHaveValue('From the first tab.')
    },
  },
  'the language of the next visit': {
    at: '/',
    enter: async () => {},
    first: async (page, other) => {
      await page.getByRole('banner').getByRole('link', { name: 'Укр' }).click()
      await expect(page).toHaveURL('/uk')
      // What is open stays as it is read; what is opened next is Ukrainian.
      await expect(other).toHaveURL('/')
    },
    second: async (other, page) => {
      await other.reload()
      await expect(other).toHaveURL('/uk')
      await whenReady(other)
      await other.getByRole('banner').getByRole('link', { name: 'Eng' }).click()
      await expect(other).toHaveURL('/')
      await expect(page).toHaveURL('/uk')
    },
  },
}

test('who logs out in another tab is told so, keeps the focus and the text', async ({
  page,
  context,
}) => {
  const other = await openDeskTwice(page, context)
  await page.getByLabel('Content', { exact: true }).fill('Half a text')
  await other.getByRole('button', { name: 'Log out' }).click()
  await page.bringToFront()
  await expect(page.getByLabel('Username')).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page.getByText(/logged out in another tab/)).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('blogDrafts'))).toContain('Half a text')
})

for (const [name, { at, enter, first, second }] of Object.entries(KEPT)) {
  test(`two tabs add to ${name}, each sees the other’s part and nothing is lost`, async ({
    page,
    context,
    expectConsole,
  }) => {
    expectConsole(/^request to another host: https:\/\/example\.com\/cover/)
    await serveCover(context)
    await enter(page)
    const other = await context.newPage()
    await open(other, at)
    await open(page, at)
    await first(page, other)
    await second(other, page)
  })
}

test('what two tabs were writing is offered when both are closed, once each', async ({
  page,
  context,
}) => {
  const other = await openDeskTwice(page, context)
  await page.getByLabel('Title').fill('Чернетка один')
  await other.getByLabel('Title').fill('Чернетка два')
  for (const tab of [page, other]) await expect(tab.getByText(/^Draft saved at/)).toBeVisible()
  const last = await context.newPage()
  await open(last, '/admin')
  const offers = last.getByRole('status').filter({ hasText: 'An unfinished post is waiting.' })
  await expect(last.getByLabel('Title')).toBeVisible()
  await expect(offers).toHaveCount(0)
  await page.close()
  await other.close()
  await last.reload()
  await expect(offers).toHaveCount(2)
  await offers.filter({ hasText: 'Чернетка два' }).getByRole('button', { name: 'Continue' }).click()
  await expect(last.getByLabel('Title')).toHaveValue('Чернетка два')
  await expect(offers).toHaveCount(1)
  await expect(offers).toContainText('Чернетка один')
})

for (const name of ['Continue', 'Delete the draft']) {
  test(`a draft that another tab has opened since is left to it by “${name}”`, async ({
    page,
    context,
  }) => {
    await signInAsOwner(page)
    await page.getByLabel('Title').fill('Спільна чернетка')
    await expect(page.getByText(/^Draft saved at/)).toBeVisible()
    await page.reload()
    const press = page.getByRole('button', { name })
    await expect(press).toBeVisible()
    const other = await context.newPage()
    await open(other, '/admin')
    await other.getByRole('button', { name: 'Continue' }).click()
    await expect(other.getByLabel('Title')).toHaveValue('Спільна чернетка')

    await press.click()
    await expect(page.getByText('This draft is open in another tab.')).toBeVisible()
    await expect(press).toHaveCount(0)
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByLabel('Title')).toHaveValue('')
    await other.close()
    await page.reload()
    await expect(press).toBeVisible()
  })
}

test('text whose draft another tab has deleted is kept anew when its tab is closed', async ({
  page,
  context,
}) => {
  // Without locks no tab knows what another one has open.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'locks'))
  const other = await openDeskTwice(page, context)
  await other.getByLabel('Title').fill('Ще потрібне')
  await expect(other.getByText(/^Draft saved at/)).toBeVisible()
  await page.getByRole('button', { name: 'Delete the draft' }).click()
  await expect(page.getByText('Draft deleted.')).toBeVisible()
  await other.reload()
  await expect(other.getByText('Ще потрібне', { exact: true })).toBeVisible()
})

test('a post that another tab has saved meanwhile is not written over without a question', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/^request to another host: https:\/\/example\.com\/cover/)
  const other = await editInTwoTabs(page, context)
  const question = page.getByRole('dialog', { name: 'Which version stays?' })
  const offer = page.getByRole('status').filter({ hasText: 'An unfinished post is waiting.' })
  await other.getByLabel('Content').fill('Текст другої вкладки.')
  await saveChanges(other)
  await expect(other.getByText('Changes saved.')).toBeVisible()

  // The saved version is opened, and this one is a draft.
  await page.getByLabel('Content').fill('Текст першої вкладки.')
  await saveChanges(page)
  await question.getByRole('button', { name: 'Open the saved one' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('Текст другої вкладки.')
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('Текст першої вкладки.')

  // This version is saved, and the other one is a draft, as it was saved while the question stood.
  await saveChanges(page)
  await expect(question).toBeVisible()
  await editPost(other)
  await other.getByLabel('Content').fill('Ще один текст другої вкладки.')
  await saveChanges(other)
  await expect(other.getByText('Changes saved.').last()).toBeVisible()
  await question.getByRole('button', { name: 'Save this one' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await editPost(page)
  await expect(page.getByLabel('Content')).toHaveValue('Текст першої вкладки.')
  await offer.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('Ще один текст другої вкладки.')
  await saveChanges(page)
  await expect(question).toBeVisible()
})

test('a post that another tab has moved or deleted becomes a new one only on request', async ({
  page,
  context,
  expectConsole,
}) => {
  expectConsole(/^request to another host: https:\/\/example\.com\/cover/)
  const other = await editInTwoTabs(page, context)
  const question = page.getByRole('dialog', { name: 'Save it as a new post?' })
  await other.getByLabel('Title').fill('Інакший допис')
  await other.getByLabel('Slug').fill('inakshyi')
  await saveChanges(other)
  await expect(other.getByText('Changes saved.')).toBeVisible()
  const saved = page.getByRole('button', { name: /^Edit:/ })

  await page.getByLabel('Content').fill('Текст першої вкладки.')
  await saveChanges(page)
  await question.getByRole('button', { name: 'Back to the text' }).click()
  await expect(page.getByLabel('Content')).toHaveValue('Текст першої вкладки.')
  await expect(saved).toHaveCount(1)

  await other.getByRole('button', { name: /^Delete:/ }).click()
  await expect(saved).toHaveCount(0)
  await saveChanges(page)
  await question.getByRole('button', { name: 'Save as a new post' }).click()
  await expect(page.getByText('Changes saved.')).toBeVisible()
  await expect(saved).toHaveCount(1)
})
