import { type Browser, chromium } from '@playwright/test'

import { ensureBrowser } from '#scripts/find-browser.ts'

/** Port at which Lighthouse reaches the browser. */
export const DEBUG_PORT = 9333

/** Starts Chromium without what it does in the background. */
export async function launchBrowser(...flags: readonly string[]): Promise<Browser> {
  return chromium.launch({
    executablePath: await ensureBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-extensions',
      '--disable-component-update',
      '--disable-background-networking',
      '--disable-sync',
      '--no-first-run',
      ...flags,
    ],
  })
}
