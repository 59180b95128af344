import react from '@vitejs/plugin-react'
import type { TestProjectConfiguration } from 'vitest/config'

import { contentModules } from '#scripts/build/content-plugin.ts'
import { type ContentStore, createContentStore } from '#scripts/build/content-store.ts'
import { lessonPlugin } from '#scripts/build/lesson-plugin.ts'
import { openContentCache } from '#scripts/content/content-cache.ts'
import { compiledDocuments, type Documents, fileDocuments } from '#scripts/content/documents.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { courseCodes } from '#scripts/lessons/course-codes.ts'
import { today } from '#scripts/lib/today.ts'

import { bareStore } from './bare-store.ts'
import { PUBLISHED, publishedStore } from './published-store.ts'

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
  project('site', compiledDocuments(), ['tests/site/**/*.test.ts']),
  published('published', publishedStore()),
  published('bare', bareStore()),
]

/**
 * The site as its owner would publish it: under an address with a path, with posts that are not out yet,
 * or bare of what may be left out. It does not extend the other configuration, whose constants and codes
 * are those of a demonstration.
 */
function published(name: string, content: ContentStore): TestProjectConfiguration {
  return {
    plugins: [
      contentModules(content),
      lessonPlugin({ codes: courseCodes({}, true), demo: false }),
      react(),
    ],
    test: {
      name,
      // An environment holds texts, of which only the empty one is false.
      env: { SITE_ORIGIN: PUBLISHED.origin, BASE_URL: PUBLISHED.base, DEMO: '', OFFLINE: '' },
      include: [`tests/${name}/**/*.test.ts`],
      environment: 'node',
      setupFiles: ['tests/setup.ts'],
      // A slow machine fails no test by its clock.
      testTimeout: 30_000,
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
