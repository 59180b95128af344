import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { expect } from './playwright.ts'
import { open, signInAsOwner } from './site.ts'

/** Picture of a post, on a host that is not reachable in tests. */
export const PICTURE = 'https://example.com/cover.png'

/** A post as stored in the browser. */
export const STORED_POST = {
  slug: 'chomu-bot-movchyt',
  title: 'Чому бот мовчить',
  excerpt: 'Три причини, з яких бот не відповідає, і що з кожною з них робити вже сьогодні.',
  date: '2023-10-10',
  image: PICTURE,
  content: '## Перша причина\n\nНемає тексту.\n',
  keywords: ['бот', 'тиша'],
  images: [] as string[],
  language: 'uk',
  tags: ['chatbot'],
  savedAt: '2023-10-10T08:00:00.000Z',
}

/** Serves a one-pixel picture for that host. */
export async function servePictures(page: Page): Promise<void> {
  const body = await readFile('tests/fixtures/pixel.png')
  await page
    .context()
    .route('https://example.com/**', (route) => route.fulfill({ contentType: 'image/png', body }))
}

/** Stored token of a signed-in owner. Its key derivation is slow on purpose, so it is computed once. */
let ownersToken: string | null = null

/** Opens the owner's page with stored posts. */
export async function openAsOwner(page: Page, posts?: object[], path = '/admin'): Promise<void> {
  if (ownersToken === null) {
    await signInAsOwner(page)
    ownersToken = await page.evaluate(() => localStorage.getItem('adminToken'))
  } else {
    if (!page.url().startsWith('http')) await page.goto('/robots.txt')
    await page.evaluate((token) => localStorage.setItem('adminToken', token), ownersToken)
  }
  await openWithPosts(page, posts, path)
}

/** Stores posts in the browser and opens a page. */
export async function openWithPosts(
  page: Page,
  posts: object[] | undefined,
  path: string,
): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('/robots.txt')
  if (posts) {
    await page.evaluate((text) => localStorage.setItem('blogPosts', text), JSON.stringify(posts))
  }
  await open(page, path)
}

/** Posts in the browser's storage. */
export async function readPosts(page: Page): Promise<Record<string, unknown>[]> {
  return page.evaluate(
    () => JSON.parse(localStorage.getItem('blogPosts') ?? '[]') as Record<string, unknown>[],
  )
}

/** Fills in all required fields of the editor and waits for the slug suggested by the title. */
export async function fillPost(
  page: Page,
  { title, excerpt, content, date, image, keywords }: Partial<typeof STORED_POST> = {},
): Promise<void> {
  await page.getByLabel('Title').fill(title ?? STORED_POST.title)
  await page.getByLabel('Excerpt').fill(excerpt ?? STORED_POST.excerpt)
  await page.getByLabel('Content').fill(content ?? STORED_POST.content)
  await page.getByLabel('Date').fill(date ?? STORED_POST.date)
  await page.getByLabel('Main image').fill(image ?? PICTURE)
  await page.getByLabel('Keywords').fill((keywords ?? STORED_POST.keywords).join(', '))
}

/** Makes the storage of an open page reject further writes. */
export async function fillStorage(page: Page): Promise<void> {
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
}

/** Presses a download button and reads the file. */
export async function download(button: Locator): Promise<{ name: string; bytes: Buffer }> {
  const [file] = await Promise.all([button.page().waitForEvent('download'), button.click()])
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** Expects a polite or assertive screen reader announcement. */
export async function expectAnnounced(page: Page, message: RegExp | string): Promise<void> {
  await expect(
    page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: message }).first(),
  ).toBeAttached()
}

/** Posts listed on the owner's page, each with its buttons. */
export function savedPosts(page: Page): Locator {
  return page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^(?:Edit|Редагувати): / }) })
}
