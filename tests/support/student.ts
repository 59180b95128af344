import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Has the browser keep values before its first page; later pages find what the site has made of them. */
export async function seedStorage(
  to: BrowserContext | Page,
  values: Record<string, unknown>,
): Promise<void> {
  const texts = Object.entries(values).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ])
  await to.addInitScript((entries) => {
    // A page that is empty yet has no storage.
    if (!location.protocol.startsWith('http') || localStorage.getItem('seeded') !== null) return
    localStorage.setItem('seeded', '')
    for (const [key = '', text = ''] of entries) localStorage.setItem(key, text)
  }, texts)
}

/** The text that the browser keeps under a key; null where it keeps none. */
export function storedText(page: Page, key: string): Promise<string | null> {
  return page.evaluate((name) => localStorage.getItem(name), key)
}

/** The value that the browser keeps as JSON under a key; null where it keeps none. */
export async function stored(page: Page, key: string): Promise<unknown> {
  return JSON.parse((await storedText(page, key)) ?? 'null')
}

/** The card of a course or a package with exactly this title. */
export const cardOf = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** Every amount of money that a visible part of a page shows, in its order: `$11`, `450 грн`. */
export async function amountsIn(part: Locator): Promise<string[]> {
  await part.scrollIntoViewIfNeeded()
  const text = (await part.innerText()).replaceAll(/\s/g, ' ')
  return text.match(/\$\d+(?:,\d{3})*|\d[\d, ]* (?:грн|UAH)/g) ?? []
}

/** The name of a control that says for what it is: (`Start`, `Second course`) → `Start: Second course`. */
export const nameOf = (action: string, title: string) =>
  new RegExp(`^${action}\\s?: ${title}(?: \\(|$)`)
