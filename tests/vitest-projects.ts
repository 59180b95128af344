import type { TestProjectConfiguration } from 'vitest/config'

// Executing every example takes too long for the quick check.
const ARTICLE_CODE = 'tests/content/code-fences.test.ts'

/** The rungs of the ladder that Vitest climbs; the last one, e2e, is Playwright's. */
export const projects: TestProjectConfiguration[] = [
  project('unit', [
    'src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/support/**/*.test.{ts,tsx}',
  ]),
  project('content', ['tests/content/**/*.test.ts'], [ARTICLE_CODE]),
  project('articles', [ARTICLE_CODE]),
  project('site', ['tests/site/**/*.test.ts']),
]

/** One project; a test that needs a page says so on its first line: `// @vitest-environment jsdom`. */
function project(
  name: string,
  include: string[],
  exclude: string[] = [],
): TestProjectConfiguration {
  return {
    extends: true,
    test: { name, include, exclude, environment: 'node', setupFiles: ['tests/setup.ts'] },
  }
}
