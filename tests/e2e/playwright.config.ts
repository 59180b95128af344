import { join } from 'node:path'

import { defineConfig, devices } from '@playwright/test'

import { findBrowser } from '#scripts/find-browser.ts'

const ROOT = join(import.meta.dirname, '../..')
const PORT = process.env.E2E_PORT ?? '4179'
const BASE_URL = `http://localhost:${PORT}`

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: join(ROOT, 'test-results/journeys'),
  workers: 2,
  fullyParallel: true,
  forbidOnly: process.env.CI !== undefined,
  retries: 0,
  // A generous limit, so that no journey fails on a slow machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: { baseURL: BASE_URL, screenshot: 'only-on-failure' },
  webServer: {
    command: `node --import tsx scripts/serve.ts --dir .cache/fixture-site/dist --port ${PORT}`,
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
        // Animations are rendered on the CPU; journeys about motion enable them.
        contextOptions: { reducedMotion: 'reduce' },
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
          ],
        },
      },
    },
  ],
})
