import { join } from 'node:path'

import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from '#scripts/find-browser.ts'
import { counters } from '#tests/support/facts.ts'

const ROOT = join(import.meta.dirname, '../..')
const PORT = process.env.E2E_PORT ?? '4179'
const BASE_URL = `http://localhost:${PORT}`
const REPORT = process.env.E2E_REPORT

/** Firefox and WebKit come along only when asked for: `E2E_BROWSERS=firefox,webkit`. */
const OTHERS = { firefox: devices['Desktop Firefox'], webkit: devices['Desktop Safari'] }
const asked = (process.env.E2E_BROWSERS ?? '').split(',')

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(ROOT, 'test-results'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  // A machine that others share stalls now and then: it gets time, and one more try; what fails twice is wrong.
  retries: process.env.CI === undefined ? 0 : 1,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ...(REPORT ? [['json', { outputFile: REPORT }] as const] : [])],
  use: { baseURL: BASE_URL, screenshot: 'only-on-failure' },
  webServer: {
    command: `node --import tsx scripts/serve.ts --strict-port --port ${PORT}`,
    cwd: ROOT,
    url: BASE_URL,
    reuseExistingServer: false,
    timeout: 30_000,
  },
  projects: [
    {
      name: 'chromium',
      use: {
        ...devices['Desktop Chrome'],
        launchOptions: {
          executablePath: findBrowser(),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
            // No visit of a test is counted. To answer in the counter's place would turn off the browser's cache.
            `--host-resolver-rules=${counters.map((origin) => `MAP ${new URL(origin).hostname} ~NOTFOUND`).join()}`,
          ],
        },
      },
    },
    ...Object.entries(OTHERS)
      .filter(([name]) => asked.includes(name))
      .map(([name, device]) => ({ name, use: device })),
  ],
})
