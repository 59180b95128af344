import type { TestProjectConfiguration } from 'vitest/config'

import { contentModules } from '#scripts/build/content-plugin.ts'
import { createContentStore } from '#scripts/build/content-store.ts'
import type { Documents } from '#scripts/content/documents.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { today } from '#scripts/lib/today.ts'
import { fileDocuments } from '#tests/support/file-documents.ts'

import { FIXTURE } from './fixture-site.ts'

// What takes longer than the quick check can wait for: the articles' code and its
// highlighting, random content, fonts, whole processes.
const SLOW = ['{src,scripts,tests}/**/*.slow.test.ts']

// Read from its files, as development does, without waiting for a compiler.
const fixture = fileDocuments(createContentReader(FIXTURE)())

/** The rungs of the ladder that Vitest climbs, and the journeys in other engines; the rung between, e2e, is Playwright's. */
export const projects: TestProjectConfiguration[] = [
  project('fast', fixture, [
    'src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/{support,content}/**/*.test.{ts,tsx}',
  ]),
  project('slow', fixture, SLOW, []),
  built('built', ['tests/built/**/*.test.ts'], 'real'),
  built('site', ['tests/{built,site}/**/*.test.ts']),
  built('hosts', ['tests/hosts/**/*.test.ts']),
  {
    test: {
      name: 'engines',
      include: ['tests/engines/**/*.test.ts'],
      environment: 'node',
      // A whole journey in a browser that the machine may start slowly.
      testTimeout: 120_000,
    },
  },
]

/** Tests of built files, which nothing has to be compiled for; `site` is the one that `tests/built` looks at. */
function built(
  name: string,
  include: string[],
  site: 'real' | 'fixture' = 'fixture',
): TestProjectConfiguration {
  return {
    test: {
      name,
      include,
      exclude: SLOW,
      environment: 'node',
      setupFiles: ['tests/setup.ts'],
      provide: { builtSite: site },
      // Test files of one worker share the pages that they have parsed.
      isolate: false,
      // One test looks at every page of a site.
      testTimeout: 120_000,
    },
  }
}

/** One project; a test that needs a page says so on its first line: `// @vitest-environment jsdom`. */
function project(
  name: string,
  documents: Documents,
  include: string[],
  exclude: string[] = SLOW,
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [
      contentModules(
        createContentStore({ today: today(), drafts: true, samples: true, documents }),
      ),
    ],
    test: { name, include, exclude, environment: 'node', setupFiles: ['tests/setup.ts'] },
  }
}
