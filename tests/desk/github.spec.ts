import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'

import { FIXTURE } from '#scripts/test/fixture-site.ts'
import {
  openEntry,
  openPublished,
  readContent,
  saveEntry,
  signIn,
  waitForContent,
} from '#tests/support/desk.ts'
import { fakeGitHub, TOKEN } from '#tests/support/fake-github.ts'

const COURSE = 'content/courses/pi-course/course.yaml'
const REPOSITORY = { repository: 'owner/site' }
const content = [...readContent(FIXTURE)].filter(([path]) =>
  /^content\/(?:courses|site)\/.*yaml$/.test(path),
)

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Ціна, $', exact: true })

test('an owner without a configured repository is told by the published desk how to set it', async ({
  page,
  baseURL,
}) => {
  await openPublished(page, baseURL ?? '', {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Редакцію ще не підключено до репозиторію',
  )
  await expect(page.getByRole('main')).toContainText('content/site/site.yaml')
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('main')).toContainText('npm run desk')
})

test('an owner signs in with a token, changes a price and saves a commit', async ({
  page,
  baseURL,
}) => {
  const github = await fakeGitHub(page, new Map(content))
  const before = github.text(COURSE)
  await openPublished(page, baseURL ?? '', REPOSITORY)
  await expect(page.getByRole('link', { name: 'Чи опубліковано?' })).toHaveAttribute(
    'href',
    'https://github.com/owner/site/actions',
  )
  await signIn(page, 'github_pat_expired')
  await expect(page.getByRole('alert')).toContainText('токен')
  await signIn(page, TOKEN)
  await waitForContent(page)
  await openEntry(page, 'courses/entries/pi-course/course')
  await price(page).fill('19')
  // After a failed save the form keeps its values.
  for (const [how, sentence] of [
    ['network', 'Немає звʼязку з GitHub'],
    ['token', 'GitHub не приймає токен'],
  ] as const) {
    github.fail(how)
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(sentence)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(price(page)).toHaveValue('19')
  }
  github.fail(undefined)
  await saveEntry(page)
  expect(parse(github.text(COURSE))).toEqual({ ...(parse(before) as object), price: 19 })
  expect(github.commits).toHaveLength(1)
})

test('an owner whose entry somebody else has saved meanwhile is asked before it is overwritten', async ({
  page,
  baseURL,
}) => {
  const github = await fakeGitHub(page, new Map(content))
  await openPublished(page, baseURL ?? '', REPOSITORY)
  await signIn(page, TOKEN)
  await waitForContent(page)
  await openEntry(page, 'courses/entries/pi-course/course')
  const editedElsewhere = github.text(COURSE).replace(/^price: .*$/m, 'price: 15')
  github.push(COURSE, editedElsewhere)
  await price(page).fill('21')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toContainText('Owner')
  await dialog.getByRole('button', { name: 'Скасувати' }).click()
  await expect(price(page)).toHaveValue('21')
  expect(github.commits).toEqual([])
  expect(github.text(COURSE)).toBe(editedElsewhere)
})

test('an owner who asks for a review saves a pull request, and the published branch stays', async ({
  page,
  baseURL,
}) => {
  const github = await fakeGitHub(page, new Map(content))
  const before = github.text(COURSE)
  await openPublished(page, baseURL ?? '', { ...REPOSITORY, review: true })
  await signIn(page, TOKEN)
  await waitForContent(page)
  await openEntry(page, 'courses/entries/pi-course/course')
  await price(page).fill('23')
  github.fail('review')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toContainText('Pull requests: Read and write')
  await page.getByRole('button', { name: 'OK' }).click()
  github.fail(undefined)
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect.poll(() => github.pullRequests[0]?.labels).toEqual(['sveltia-cms/draft'])
  expect(github.pullRequests).toHaveLength(1)
  const [request] = github.pullRequests
  expect(request?.draft).toBe(true)
  const saved = Buffer.from(request?.files.get(COURSE) ?? '', 'base64').toString()
  expect(parse(saved)).toEqual({ ...(parse(before) as object), price: 23 })
  expect(github.text(COURSE)).toBe(before)
  // The board lists the pending changes by status.
  await page.evaluate(() => (location.hash = '#/workflow'))
  await expect(page.getByText('Чернетки').first()).toBeVisible()
})

test('an owner takes a draft over the board to publishing, and its pull request is merged', async ({
  page,
  baseURL,
}) => {
  const github = await fakeGitHub(page, new Map(content))
  const before = github.text(COURSE)
  await openPublished(page, baseURL ?? '', { ...REPOSITORY, review: true })
  await signIn(page, TOKEN)
  await waitForContent(page)
  await openEntry(page, 'courses/entries/pi-course/course')
  await price(page).fill('23')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  await expect.poll(() => github.pullRequests[0]?.labels).toEqual(['sveltia-cms/draft'])

  const openBoard = () => page.evaluate(() => (location.hash = '#/workflow'))
  const cards = (column: string) =>
    page.getByRole('list', { name: column, exact: true }).getByRole('listitem')
  await openBoard()
  // The person who reviews opens the board anew.
  await page.reload()
  await cards('Чернетки').dragTo(page.getByRole('list', { name: 'На розгляді', exact: true }))
  await expect(cards('На розгляді')).toHaveCount(1)
  await expect.poll(() => github.pullRequests[0]?.draft).toBe(false)
  expect(github.pullRequests[0]?.labels).toEqual(['sveltia-cms/pending_review'])

  await cards('На розгляді').getByRole('button').first().click()
  await expect(price(page)).toHaveValue('23')
  await page.getByRole('button', { name: /^Статус: / }).click()
  await page.getByRole('menuitemradio', { name: 'Готово', exact: true }).click()
  await expect.poll(() => github.pullRequests[0]?.labels).toEqual(['sveltia-cms/pending_publish'])
  expect(github.text(COURSE)).toBe(before)

  await openBoard()
  const publish = async () => {
    await cards('Готово').getByRole('button', { name: 'Опублікувати запис' }).click()
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    await dialog.getByRole('button', { name: 'Опублікувати', exact: true }).click()
  }
  github.fail('merge')
  await publish()
  await expect(page.getByText('Не вдалося опублікувати запис')).toBeVisible()
  await expect(cards('Готово')).toHaveCount(1)
  github.fail(undefined)
  await publish()
  await expect.poll(() => github.pullRequests[0]?.state).toBe('merged')
  expect(parse(github.text(COURSE))).toEqual({ ...(parse(before) as object), price: 23 })
  await expect(cards('Готово')).toHaveCount(0)
})

test('an owner changes the language of the whole desk with one button', async ({
  page,
  baseURL,
}) => {
  await fakeGitHub(page, new Map(content))
  await openPublished(page, baseURL ?? '', REPOSITORY)
  await page.getByRole('button', { name: 'English' }).click()
  await expect(
    page.getByRole('link', { name: 'Is it published? Check on GitHub' }),
  ).toHaveAttribute('href', 'https://github.com/owner/site/actions')
  // Texts of the CMS and of the forms.
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click()
  await page.getByRole('textbox').fill(TOKEN)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page.getByText('Courses', { exact: true }).first()).toBeVisible()
})
