import type { BrowserContext, Page } from '@playwright/test'

/**
 * Returns what reads the clipboard after a page has copied. Chromium alone can be asked for the real
 * one; in other browsers the page's call is recorded.
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
