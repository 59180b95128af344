import type { TestProjectConfiguration } from 'vitest/config'

import { contentModules } from '#scripts/build/content-plugin.ts'
import { createContentStore } from '#scripts/build/content-store.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { today } from '#scripts/lib/today.ts'
import { fileDocuments } from '#tests/support/file-documents.ts'

import { FIXTURE } from './fixture-site.ts'

// Tests that are too slow for the quick check: code highlighting, random content, fonts, child processes.
const SLOW_TESTS = ['{src,scripts,tests}/**/*.slow.test.ts']

/** Reads the content of the fixture site. */
export const readFixture = createContentReader(FIXTURE)

const fixtureStore = createContentStore({
  today: today(),
  drafts: true,
  samples: true,
  // Reads the source files, like development, instead of compiling them.
  documents: fileDocuments(readFixture()),
})

/** Test projects of Vitest, from the fastest to the slowest. The end-to-end tests in Chromium run in Playwright. */
export const projects: TestProjectConfiguration[] = [
  project('fast', [
    'src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/{support,content}/**/*.test.{ts,tsx}',
  ]),
  project('slow', SLOW_TESTS, []),
  built('built', ['tests/built/**/*.test.ts'], 'real'),
  built('site', ['tests/{built,site}/**/*.test.ts']),
  built('hosts', ['tests/hosts/**/*.test.ts']),
  {
    test: {
      name: 'engines',
      include: ['tests/engines/**/*.test.ts'],
      environment: 'node',
      // A test includes the start of a browser, which may be slow.
      testTimeout: 120_000,
    },
  },
]

/** Creates a project for tests of built files, which compile nothing; `tests/built` reads the folder `site`. */
function built(
  name: string,
  include: string[],
  site: 'real' | 'fixture' = 'fixture',
): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      exclude: SLOW_TESTS,
      environment: 'node',
      setupFiles: ['tests/setup.ts'],
      provide: { builtSite: site },
      // Test files in one worker share parsed pages.
      isolate: false,
      // One test reads every page of a site.
      testTimeout: 120_000,
    },
  }
}

/** Creates a project; test files that need a DOM start with `// @vitest-environment jsdom`. */
function project(
  name: string,
  include: string[],
  exclude: string[] = SLOW_TESTS,
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [contentModules(fixtureStore)],
    test: { name, include, exclude, environment: 'node', setupFiles: ['tests/setup.ts'] },
  }
}
