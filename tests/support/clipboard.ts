import type { BrowserContext, Page } from '@playwright/test'

/**
 * Returns a function that reads the clipboard after a page has copied. Only Chromium allows reading the real
 * clipboard; in other browsers the page's call is recorded.
 */
export async function watchClipboard(
  context: BrowserContext,
  browserName: string,
): Promise<(page: Page) => Promise<string>> {
  if (browserName === 'chromium') {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    return (page) => page.evaluate(() => navigator.clipboard.readText())
  }
  await context.addInitScript(() => {
    navigator.clipboard.writeText = (text) => {
      document.documentElement.dataset.copied = text
      return Promise.resolve()
    }
  })
  return (page) => page.evaluate(() => document.documentElement.dataset.copied ?? '')
}
