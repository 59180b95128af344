import type { TestProjectConfiguration } from 'vitest/config'

// What takes longer than the quick check can wait for: the articles' code, fonts, whole processes.
const SLOW = ['{src,scripts,tests}/**/*.slow.test.ts']

/** The rungs of the ladder that Vitest climbs; the last one, e2e, is Playwright's. */
export const projects: TestProjectConfiguration[] = [
  project('unit', [
    'src/**/*.test.{ts,tsx}',
    'scripts/**/*.test.ts',
    'tests/support/**/*.test.{ts,tsx}',
  ]),
  project('content', ['tests/content/**/*.test.ts']),
  project('slow', SLOW, []),
  project('site', ['tests/site/**/*.test.ts']),
]

/** One project; a test that needs a page says so on its first line: `// @vitest-environment jsdom`. */
function project(
  name: string,
  include: string[],
  exclude: string[] = SLOW,
): TestProjectConfiguration {
  return {
    extends: true,
    test: { name, include, exclude, environment: 'node', setupFiles: ['tests/setup.ts'] },
  }
}
