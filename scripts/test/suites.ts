/** Commands that run suites; `content` runs before a change of content is published. */
export type Mode = 'check' | 'content' | 'test' | 'full'

export interface Suite {
  name: string
  /** Modes that run it. */
  modes: readonly Mode[]
  command: readonly [program: string, ...args: string[]]
  /** Runner whose JSON report counts single tests; without it the command is one test. */
  report?: 'vitest' | 'playwright'
  /** Suites that must pass before this one starts. */
  needs?: readonly string[]
  /** Needs Chromium; the runner finds or installs one. */
  browser?: boolean
  env?: Readonly<Record<string, string>>
  /** Timeout in minutes, after which it counts as failed. */
  minutes: number
  /** Paths covered by `npm run test:full` only; `npm test` reports changes to them. */
  covers?: readonly string[]
}

const CHECK = ['check', 'test'] as const
const CONTENT = ['content', 'test'] as const
const FULL = ['full'] as const
const DEMO = { DEMO: '1', SITE_URL: '' }
const JOURNEYS = 'tests/e2e/playwright.config.ts'

/** All suites in starting order; each waits until the suites it needs have passed. */
export const SUITES: readonly Suite[] = [
  suite('content', ['check', ...CONTENT], 5, 'tsx scripts/check-content.ts'),
  suite('routes', ['check', ...CONTENT, 'full'], 3, 'tsx scripts/generate-routes.ts'),
  suite('build', [...CONTENT, 'full'], 10, 'npm run build', { needs: ['routes'], env: DEMO }),
  suite(
    'builds of the fixture site',
    ['test', 'full'],
    10,
    'tsx scripts/test/build-fixture-site.ts',
    { needs: ['routes'] },
  ),
  vitest('unit tests', CHECK, 5, 'fast', { needs: ['routes'] }),
  suite('types and lint', CHECK, 5, 'oxlint --type-check', {
    needs: ['routes'],
    // The type checker is written in Go and faster with less frequent garbage collection.
    env: { GOGC: '400' },
  }),
  suite('format', CHECK, 3, 'oxfmt --check'),
  suite('unused code', CHECK, 3, 'knip'),
  suite('code that only tests use', CHECK, 3, 'knip --production --files --exports'),
  vitest('built site', CONTENT, 5, 'built', { needs: ['build'], env: DEMO }),
  vitest('built fixture site', ['test'], 5, 'site', {
    needs: ['builds of the fixture site'],
    env: DEMO,
  }),
  vitest('slow tests and code of the articles', FULL, 25, 'slow', {
    needs: ['build'],
    covers: ['content/posts/', 'scripts/mdx/'],
  }),
  vitest('hosts', FULL, 10, 'hosts', {
    needs: ['builds of the fixture site'],
    covers: ['scripts/hosts/', 'scripts/build/security-headers.ts'],
  }),
  playwright('journeys', ['test'], 15, `${JOURNEYS} --grep-invert @nightly`, {
    needs: ['builds of the fixture site'],
  }),
  playwright('the desk over every file', FULL, 30, 'tests/desk/playwright.config.ts', {
    covers: ['src/desk/', 'src/content/schema/'],
  }),
  suite('edits of the owner', FULL, 20, 'tsx scripts/test/owner-edits.ts', {
    needs: ['build'],
    covers: ['scripts/content/', 'src/content/schema/'],
  }),
  playwright('every page by axe', FULL, 15, 'tests/axe/playwright.config.ts', {
    needs: ['build'],
    covers: ['src/app/styles/'],
  }),
  playwright('journeys of the night', FULL, 15, `${JOURNEYS} --grep @nightly`, {
    needs: ['builds of the fixture site'],
    covers: [
      'vite.config.ts',
      'scripts/build/content-',
      'src/app/service-worker.ts',
      'src/desk/',
      'src/features/',
    ],
  }),
  suite('Firefox and WebKit', FULL, 15, 'tsx scripts/test/run-engines.ts', {
    report: 'vitest',
    needs: ['builds of the fixture site'],
    covers: ['browserslist'],
  }),
]

type Options = Partial<Pick<Suite, 'report' | 'needs' | 'browser' | 'env' | 'covers'>>

function suite(
  name: string,
  modes: readonly Mode[],
  minutes: number,
  line: string,
  options: Options = {},
): Suite {
  const [program = '', ...args] = line.split(' ')
  return { name, modes, minutes, command: [program, ...args], ...options }
}

function vitest(
  name: string,
  modes: readonly Mode[],
  minutes: number,
  project: string,
  options: Options,
): Suite {
  const line = `vitest run --project ${project}`
  return suite(name, modes, minutes, line, { report: 'vitest', ...options })
}

/** End-to-end tests of a configuration, in Chromium. */
function playwright(
  name: string,
  modes: readonly Mode[],
  minutes: number,
  config: string,
  options: Options,
): Suite {
  const line = `playwright test -c ${config}`
  return suite(name, modes, minutes, line, { report: 'playwright', browser: true, ...options })
}
