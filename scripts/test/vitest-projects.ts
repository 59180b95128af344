import react from '@vitejs/plugin-react'
import type { TestProjectConfiguration } from 'vitest/config'

import { contentModules } from '#scripts/build/content-plugin.ts'
import { createContentStore } from '#scripts/build/content-store.ts'
import { lessonPlugin } from '#scripts/build/lesson-plugin.ts'
import { openArticleCache } from '#scripts/content/article-cache.ts'
import { compiledDocuments, type Documents, fileDocuments } from '#scripts/content/documents.ts'
import { createContentReader } from '#scripts/content/read-content.ts'
import { courseCodes } from '#scripts/lessons/course-codes.ts'
import { today } from '#scripts/lib/today.ts'

import { PUBLISHED, publishedStore } from './published-store.ts'

// What takes longer than the quick check can wait for: the articles' code and its
// highlighting, random content, fonts, whole processes.
const SLOW = ['{src,scripts,tests}/**/*.slow.test.ts']

// The site as its owner would publish it: under an address with a path, with posts that are not out yet.
// It does not extend the other configuration, whose constants and codes are those of a demonstration.
const published: TestProjectConfiguration = {
  plugins: [
    contentModules(publishedStore()),
    lessonPlugin({ codes: courseCodes({}, true), demo: false }),
    react(),
  ],
  test: {
    name: 'published',
    // An environment holds texts, of which only the empty one is false.
    env: { SITE_ORIGIN: PUBLISHED.origin, BASE_URL: PUBLISHED.base, DEMO: '', OFFLINE: '' },
    include: ['tests/published/**/*.test.ts'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // A slow machine fails no test by its clock.
    testTimeout: 30_000,
  },
}

// The fast tests read the content from its files, as development does, and wait for no compiler.
const files = createContentReader('.', openArticleCache())()

/** The rungs of the ladder that Vitest climbs; the last one, e2e, is Playwright's. */
export const projects: TestProjectConfiguration[] = [
  project('fast', fileDocuments(files), [
    'src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/{support,content}/**/*.test.{ts,tsx}',
  ]),
  project('slow', compiledDocuments(), SLOW, []),
  project('site', compiledDocuments(), ['tests/site/**/*.test.ts']),
  published,
]

/** One project; a test that needs a page says so on its first line: `// @vitest-environment jsdom`. */
function project(
  name: string,
  documents: Documents,
  include: string[],
  exclude: string[] = SLOW,
): TestProjectConfiguration {
  return {
    extends: true,
    plugins: [contentModules(createContentStore({ today: today(), drafts: true, documents }))],
    test: { name, include, exclude, environment: 'node', setupFiles: ['tests/setup.ts'] },
  }
}
