import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Stores values in the browser before the first page only, so that later pages see changes made by the site. */
export async function seedStorage(
  target: BrowserContext | Page,
  values: Record<string, unknown>,
): Promise<void> {
  const texts = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  await target.addInitScript((entries) => {
    // An empty page has no storage.
    if (!location.protocol.startsWith('http') || localStorage.getItem('seeded') !== null) return
    localStorage.setItem('seeded', '')
    for (const [key = '', text = ''] of entries) localStorage.setItem(key, text)
  }, texts)
}

/** Stored text of a key, or null. */
export function storedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** Stored JSON value of a key, or null. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return JSON.parse((await storedText(page, key)) ?? 'null')
}

/** Card of the course or package with exactly this title. */
export const getCard = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** All prices visible in a part of a page, in order: `$11`, `450 грн`. */
export async function getAmounts(part: Locator): Promise<string[]> {
  await part.scrollIntoViewIfNeeded()
  const text = (await part.innerText()).replaceAll(/\s/g, ' ')
  return text.match(/\$\d+(?:,\d{3})*|\d[\d, ]* (?:грн|UAH)/g) ?? []
}

/** Accessible name of a control with its object: (`Start`, `Second course`) → `Start: Second course`. */
export const getName = (action: string, title: string) =>
  new RegExp(`^${action}\\s?: ${title}(?: \\(|$)`)
