import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import { findBrowser } from '#scripts/find-browser.ts'

const PORT = process.env.E2E_PORT ?? '4181'
const BASE_URL = `http://localhost:${PORT}`

/** Tests the desk as `npm run desk` serves it, with a copy of content in the browser's own file system. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../test-results/desk'),
  workers: 1,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  timeout: 5 * 60_000,
  expect: { timeout: 60_000 },
  reporter: 'list',
  use: {
    baseURL: BASE_URL,
    locale: 'uk-UA',
    actionTimeout: 30_000,
    // A refused save does not leave the form.
    navigationTimeout: 30_000,
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
  webServer: {
    command: `node --import tsx scripts/desk.ts --port ${PORT}`,
    cwd: join(import.meta.dirname, '../..'),
    url: `${BASE_URL}/desk/`,
    reuseExistingServer: false,
    timeout: 300_000,
  },
})
