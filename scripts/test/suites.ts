/** Which command runs a suite: `content` is what must pass before a change of content is published. */
export type Mode = 'check' | 'content' | 'test' | 'full'

export interface Suite {
  name: string
  /** Modes that run it. */
  modes: readonly Mode[]
  /** Suites of one stage run side by side, stages one after another. */
  stage: number
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

/** Every check of the project, in the order of its stages. */
export const SUITES: readonly Suite[] = [
  {
    name: 'content',
    modes: ['check', 'content', 'test'],
    stage: 1,
    command: ['tsx', 'scripts/check-content.ts'],
    minutes: 5,
  },
  {
    name: 'routes',
    modes: ['check', 'content', 'test', 'full'],
    stage: 1,
    command: ['tsx', 'scripts/generate-routes.ts'],
    minutes: 3,
  },
  {
    name: 'types and lint',
    modes: CHECK,
    stage: 2,
    command: ['oxlint', '--type-check'],
    needs: ['routes'],
    minutes: 5,
    // The type checker is written in Go: collecting garbage less often takes a quarter of its time.
    env: { GOGC: '400' },
  },
  {
    name: 'unit tests',
    modes: CHECK,
    stage: 2,
    command: ['vitest', 'run', '--project', 'fast'],
    report: 'vitest',
    needs: ['routes'],
    minutes: 5,
  },
  { name: 'format', modes: CHECK, stage: 2, command: ['oxfmt', '--check'], minutes: 3 },
  { name: 'unused code', modes: CHECK, stage: 2, command: ['knip'], minutes: 3 },
  {
    name: 'code that only tests use',
    modes: CHECK,
    stage: 2,
    command: ['knip', '--production', '--files', '--exports'],
    minutes: 3,
  },
  {
    name: 'build',
    modes: ['content', 'test', 'full'],
    stage: 3,
    command: ['npm', 'run', 'build'],
    needs: ['routes'],
    minutes: 10,
    env: { DEMO: '1', SITE_URL: '' },
  },
  {
    name: 'builds of the fixture site',
    modes: ['test', 'full'],
    stage: 3,
    command: ['tsx', 'scripts/test/build-fixture-site.ts'],
    needs: ['routes'],
    minutes: 10,
  },
  {
    name: 'built site',
    modes: CONTENT,
    stage: 4,
    command: ['vitest', 'run', '--project', 'built'],
    report: 'vitest',
    needs: ['build'],
    minutes: 5,
    env: { DEMO: '1', SITE_URL: '' },
  },
  {
    name: 'built fixture site',
    modes: ['test'],
    stage: 5,
    command: ['vitest', 'run', '--project', 'site'],
    report: 'vitest',
    needs: ['builds of the fixture site'],
    minutes: 5,
    env: { DEMO: '1', SITE_URL: '' },
  },
  {
    name: 'journeys',
    modes: ['test'],
    stage: 5,
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    report: 'playwright',
    needs: ['builds of the fixture site'],
    browser: true,
    minutes: 15,
  },
  {
    name: 'slow tests and code of the articles',
    modes: ['full'],
    stage: 4,
    command: ['vitest', 'run', '--project', 'slow'],
    report: 'vitest',
    needs: ['build'],
    minutes: 10,
    covers: ['content/posts/', 'scripts/mdx/'],
  },
  {
    name: 'hosts',
    modes: ['full'],
    stage: 5,
    command: ['vitest', 'run', '--project', 'hosts'],
    report: 'vitest',
    needs: ['builds of the fixture site'],
    minutes: 10,
    covers: ['scripts/hosts/', 'scripts/build/security-headers.ts'],
  },
  {
    name: 'every page by axe',
    modes: ['full'],
    stage: 6,
    command: ['playwright', 'test', '-c', 'tests/axe/playwright.config.ts'],
    report: 'playwright',
    needs: ['build'],
    browser: true,
    minutes: 15,
    covers: ['src/app/styles/'],
  },
  {
    name: 'Firefox and WebKit',
    modes: ['full'],
    stage: 7,
    command: ['tsx', 'scripts/test/run-engines.ts'],
    report: 'vitest',
    needs: ['builds of the fixture site'],
    minutes: 15,
    covers: ['browserslist'],
  },
  {
    name: 'edits of the owner',
    modes: ['full'],
    stage: 8,
    command: ['tsx', 'scripts/test/owner-edits.ts'],
    needs: ['build'],
    minutes: 20,
    covers: ['scripts/content/', 'src/content/schema/'],
  },
]
