import { join } from 'node:path'

import { expect, type Page, test } from '@playwright/test'
import { parse } from 'yaml'

import { contentOf, openEntry, saveEntry } from '#tests/support/desk.ts'
import { fakeGitHub, TOKEN } from '#tests/support/fake-github.ts'

const SITE = 'https://site.example'
const COURSE = 'content/courses/pi-course/course.yaml'
const content = new Map(
  [...contentOf(join(import.meta.dirname, '../..'))]
    .filter(([path]) => /^content\/(?:courses|site)\/.*yaml$/.test(path))
    .map(([path, text]) => [path, Buffer.from(text, 'base64').toString()]),
)

/** Opens the desk at the address of a published site, with or without a repository. */
async function openPublished(page: Page, baseURL: string, repository?: string): Promise<void> {
  await page.route(`${SITE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url())
    const response = await route.fetch({ url: new URL(pathname, baseURL).href })
    if (pathname !== '/desk/') return route.fulfill({ response })
    const html = await response.text()
    const named = repository ? `"repository":"${repository}",` : ''
    return route.fulfill({ response, body: html.replace(/"repository":"[^"]*",/, named) })
  })
  await page.goto(`${SITE}/desk/`)
}

async function signIn(page: Page, token: string): Promise<void> {
  await page.getByRole('button', { name: 'Увійти за допомогою токена доступу' }).click()
  await page.getByRole('textbox').fill(token)
  await page.getByRole('button', { name: 'Увійти', exact: true }).click()
}

const price = (page: Page) => page.getByRole('spinbutton', { name: 'Ціна, $', exact: true })

test('an owner without a configured repository is told by the published desk how to set it', async ({
  page,
  baseURL,
}) => {
  await openPublished(page, baseURL ?? '')
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
  await openPublished(page, baseURL ?? '', 'owner/site')
  await expect(page.getByRole('link', { name: 'Чи опубліковано?' })).toHaveAttribute(
    'href',
    'https://github.com/owner/site/actions',
  )
  await signIn(page, 'github_pat_expired')
  await expect(page.getByRole('alert')).toContainText('токен')
  await signIn(page, TOKEN)
  await page.getByText('Курси', { exact: true }).first().waitFor()
  await openEntry(page, 'courses/entries/pi-course/course')
  await price(page).fill('19')
  // After a failed save the form keeps its values.
  for (const [how, sentence] of [
    ['network', 'Немає звʼязку з GitHub'],
    ['token', 'GitHub не приймає ключ'],
  ] as const) {
    github.fail(how)
    await page.getByRole('button', { name: 'Зберегти' }).click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toContainText(sentence)
    await page.getByRole('button', { name: 'OK' }).click()
    await expect(price(page)).toHaveValue('19')
  }
  github.fail(undefined)
  await saveEntry(page)
  expect(parse(github.files.get(COURSE) ?? '')).toEqual({
    ...(parse(content.get(COURSE) ?? '') as object),
    price: 19,
  })
  expect(github.commits).toHaveLength(1)
})

test('an owner whose entry somebody else has saved meanwhile is asked before it is overwritten', async ({
  page,
  baseURL,
}) => {
  const github = await fakeGitHub(page, new Map(content))
  await openPublished(page, baseURL ?? '', 'owner/site')
  await signIn(page, TOKEN)
  await page.getByText('Курси', { exact: true }).first().waitFor()
  await openEntry(page, 'courses/entries/pi-course/course')
  const newer = content.get(COURSE)?.replace(/^price: .*$/m, 'price: 15') ?? ''
  github.push(COURSE, newer)
  await price(page).fill('21')
  await page.getByRole('button', { name: 'Зберегти' }).click()
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
  await expect(dialog).toContainText('Owner')
  await dialog.getByRole('button', { name: 'Скасувати' }).click()
  await expect(price(page)).toHaveValue('21')
  expect(github.commits).toEqual([])
  expect(github.files.get(COURSE)).toBe(newer)
})
