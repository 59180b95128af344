import type { TestProjectConfiguration } from 'vitest/config'

import { contentModules } from '#scripts/build/content-plugin.ts'
import { createContentStore } from '#scripts/build/content-store.ts'
import { openContentCache } from '#scripts/content/content-cache.ts'
import { compiledDocuments, type Documents, fileDocuments } from '#scripts/content/documents.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { today } from '#scripts/lib/today.ts'

// What takes longer than the quick check can wait for: the articles' code and its
// highlighting, random content, fonts, whole processes.
const SLOW = ['{src,scripts,tests}/**/*.slow.test.ts']

// The fast tests read the content from its files, as development does, and wait for no compiler.
const files = createContentReader('.', openContentCache())()

/** The rungs of the ladder that Vitest climbs; the last one, e2e, is Playwright's. */
export const projects: TestProjectConfiguration[] = [
  project('fast', fileDocuments(files), [
    'src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/{support,content}/**/*.test.{ts,tsx}',
  ]),
  project('slow', compiledDocuments(), SLOW, []),
  built('built', ['tests/built/**/*.test.ts'], 'real'),
  built('site', ['tests/{built,site}/**/*.test.ts']),
  built('hosts', ['tests/hosts/**/*.test.ts']),
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
