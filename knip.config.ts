import type { KnipConfig } from 'knip'

/**
 * `--production` finds code that only tests and /design-system use: it ignores patterns without a final `!`.
 * Exports that their own module uses may be exported for tests only.
 */
export default ({ production }: { production?: boolean }): KnipConfig => ({
  entry: [
    'contentlayer.config.ts!',
    'vite.config.ts!',
    'vitest.config.ts!',
    'src/app/{boot,support-chat-frame}.ts!',
    'src/app/entry-client.tsx!',
    'src/app/entry-server.tsx!',
    'src/app/service-worker.ts!',
    'src/desk/main.ts!',
    // Found by import.meta.glob.
    'src/i18n/messages/**/{en,uk}.ts!',
    'src/app/design-system/design-system.tsx',
    'src/routes/**/*.{ts,tsx}!',
    '!src/routes/**/-*!',
    'scripts/*.ts!',
    'scripts/test/{seed-faults,run-engines}.ts!',
    'scripts/test/build-fixture-site.ts!',
    '{src,scripts,tests}/**/*.{test,test-d}.{ts,tsx}',
    'tests/setup.ts',
  ],
  project: [
    '{src,scripts}/**/*.{ts,tsx,css}!',
    '!{src,scripts}/**/*.{test,test-d}.{ts,tsx}!',
    '!src/app/design-system/**!',
    'tests/**/*.{ts,tsx,css}',
    '*.ts!',
  ],
  vite: false,
  vitest: false,
  playwright: {
    config: [
      'tests/e2e/playwright.config.ts',
      'tests/axe/playwright.config.ts',
      'tests/desk/playwright.config.ts',
    ],
    entry: 'tests/{e2e,axe,desk}/**/*.spec.ts',
  },
  ignoreExportsUsedInFile: production || { interface: true, type: true },
  ignoreDependencies: ['@fontsource-variable/*', 'oxlint', 'oxlint-tsgolint'],
})
