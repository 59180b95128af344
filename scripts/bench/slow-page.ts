import type { Browser, Page } from '@playwright/test'

/** DevTools' "Slow 4G". */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((750 * 1024) / 8) * 0.9,
}

/** A page of a phone four times slower than this machine; on a slow network when told. */
export async function openSlowPage(
  browser: Browser,
  options: { width?: number; isNetworkSlow?: boolean } = {},
): Promise<Page> {
  const { width = 1280, isNetworkSlow = false } = options
  const context = await browser.newContext({ viewport: { width, height: 800 } })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  if (isNetworkSlow) await session.send('Network.emulateNetworkConditions', SLOW_4G)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  return page
}

/** Opens an address and waits until what stands around the page runs and has fetched what it wants. */
export async function openReady(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' })
  await page.locator('html[data-app]').waitFor({ timeout: 60_000 })
  await page.waitForLoadState('networkidle', { timeout: 30_000 }).catch(() => {})
  await page.waitForTimeout(1500)
}
