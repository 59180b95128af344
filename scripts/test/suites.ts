/** Which command runs a suite: `content` is what must pass before a change of content is published. */
export type Mode = 'check' | 'content' | 'test' | 'full'

export interface Suite {
  name: string
  /** Modes that run it. */
  modes: readonly Mode[]
  command: readonly [program: string, ...args: string[]]
  /** Runner whose JSON report counts single tests; without it the command is one test. */
  report?: 'vitest' | 'playwright'
  /** Suites without which this one makes no sense. */
  needs?: readonly string[]
  /** Needs Chromium; the runner finds or installs one. */
  browser?: boolean
  env?: Readonly<Record<string, string>>
  /** Minutes after which it is stopped and counts as failed. */
  minutes: number
  /** Paths that only `npm run test:full` covers; a change of them is told after `npm test`. */
  covers?: readonly string[]
}

const CHECK = ['check', 'test'] as const
const CONTENT = ['content', 'test'] as const
const JOURNEYS = ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'] as const

/** Every check of the project, in the order in which they begin as soon as what they need has passed. */
export const SUITES: readonly Suite[] = [
  {
    name: 'content',
    modes: ['check', 'content', 'test'],
    command: ['tsx', 'scripts/check-content.ts'],
    minutes: 5,
  },
  {
    name: 'routes',
    modes: ['check', 'content', 'test', 'full'],
    command: ['tsx', 'scripts/generate-routes.ts'],
    minutes: 3,
  },
  {
    name: 'build',
    modes: ['content', 'test', 'full'],
    command: ['npm', 'run', 'build'],
    needs: ['routes'],
    minutes: 10,
    env: { DEMO: '1', SITE_URL: '' },
  },
  {
    name: 'builds of the fixture site',
    modes: ['test', 'full'],
    command: ['tsx', 'scripts/test/build-fixture-site.ts'],
    needs: ['routes'],
    minutes: 10,
  },
  {
    name: 'unit tests',
    modes: CHECK,
    command: ['vitest', 'run', '--project', 'fast'],
    report: 'vitest',
    needs: ['routes'],
    minutes: 5,
  },
  {
    name: 'types and lint',
    modes: CHECK,
    command: ['oxlint', '--type-check'],
    needs: ['routes'],
    minutes: 5,
    // The type checker is written in Go: collecting garbage less often takes a quarter of its time.
    env: { GOGC: '400' },
  },
  { name: 'format', modes: CHECK, command: ['oxfmt', '--check'], minutes: 3 },
  { name: 'unused code', modes: CHECK, command: ['knip'], minutes: 3 },
  {
    name: 'code that only tests use',
    modes: CHECK,
    command: ['knip', '--production', '--files', '--exports'],
    minutes: 3,
  },
  {
    name: 'built site',
    modes: CONTENT,
    command: ['vitest', 'run', '--project', 'built'],
    report: 'vitest',
    needs: ['build'],
    minutes: 5,
    env: { DEMO: '1', SITE_URL: '' },
  },
  {
    name: 'built fixture site',
    modes: ['test'],
    command: ['vitest', 'run', '--project', 'site'],
    report: 'vitest',
    needs: ['builds of the fixture site'],
    minutes: 5,
    env: { DEMO: '1', SITE_URL: '' },
  },
  {
    name: 'slow tests and code of the articles',
    modes: ['full'],
    command: ['vitest', 'run', '--project', 'slow'],
    report: 'vitest',
    needs: ['build'],
    minutes: 10,
    covers: ['content/posts/', 'scripts/mdx/'],
  },
  {
    name: 'hosts',
    modes: ['full'],
    command: ['vitest', 'run', '--project', 'hosts'],
    report: 'vitest',
    needs: ['builds of the fixture site'],
    minutes: 10,
    covers: ['scripts/hosts/', 'scripts/build/security-headers.ts'],
  },
  {
    name: 'journeys',
    modes: ['test'],
    command: [...JOURNEYS, '--grep-invert', '@nightly'],
    report: 'playwright',
    needs: ['builds of the fixture site'],
    browser: true,
    minutes: 15,
  },
  {
    name: 'the desk over every file',
    modes: ['full'],
    command: ['playwright', 'test', '-c', 'tests/desk/playwright.config.ts'],
    report: 'playwright',
    browser: true,
    minutes: 30,
    covers: ['src/desk/', 'src/content/schema/'],
  },
  {
    name: 'edits of the owner',
    modes: ['full'],
    command: ['tsx', 'scripts/test/owner-edits.ts'],
    needs: ['build'],
    minutes: 20,
    covers: ['scripts/content/', 'src/content/schema/'],
  },
  {
    name: 'every page by axe',
    modes: ['full'],
    command: ['playwright', 'test', '-c', 'tests/axe/playwright.config.ts'],
    report: 'playwright',
    needs: ['build'],
    browser: true,
    minutes: 15,
    covers: ['src/app/styles/'],
  },
  {
    name: 'journeys of the night',
    modes: ['full'],
    command: [...JOURNEYS, '--grep', '@nightly'],
    report: 'playwright',
    needs: ['builds of the fixture site'],
    browser: true,
    minutes: 15,
    covers: ['vite.config.ts', 'scripts/build/content-', 'src/features/admin/'],
  },
  {
    name: 'Firefox and WebKit',
    modes: ['full'],
    command: ['tsx', 'scripts/test/run-engines.ts'],
    report: 'vitest',
    needs: ['builds of the fixture site'],
    minutes: 15,
    covers: ['browserslist'],
  },
]
