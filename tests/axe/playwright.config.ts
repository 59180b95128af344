import { join } from 'node:path'

import { defineConfig } from '@playwright/test'

import config from '#tests/e2e/playwright.config.ts'

const PORT = process.env.E2E_PORT ?? '4179'

/** The end-to-end configuration for the site of `content/` in `dist`, which `npm run build` creates. */
export default defineConfig({
  ...config,
  testDir: import.meta.dirname,
  outputDir: join(import.meta.dirname, '../../test-results/axe'),
  webServer: {
    command: `node --import tsx scripts/serve.ts --port ${PORT}`,
    cwd: join(import.meta.dirname, '../..'),
    url: `http://localhost:${PORT}`,
    reuseExistingServer: false,
    timeout: 30_000,
  },
})
