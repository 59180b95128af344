/** Commands that run suites; `content` runs before a change of content is published. */
export type Mode = 'check' | 'content' | 'test' | 'full'

export interface Suite {
  name: string
  /** Modes that run it. */
  modes: readonly Mode[]
  command: readonly [program: string, ...args: string[]]
  /** Whether it prints how many tests passed; otherwise the command counts as one test. */
  counts: boolean
  /** Minutes after which it is stopped and counts as failed. */
  minutes: number
  /** Suites without which this one makes no sense. */
  needs?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** Paths that only `npm run test:full` covers; `npm test` reports changes of them. */
  covers?: readonly string[]
}

const CHECK = ['check', 'test'] as const
const CONTENT = ['content', 'test'] as const
const FULL_RUN = ['full'] as const
const DEMO = { DEMO: '1', SITE_URL: '' }
const FIXTURE = { needs: ['builds of the fixture site'] }
const JOURNEYS = 'playwright test -c tests/e2e/playwright.config.ts'

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
  suite('unit tests', CHECK, 5, 'vitest run --project fast', { needs: ['routes'] }),
  suite('types and lint', CHECK, 5, 'oxlint --type-check', {
    needs: ['routes'],
    // The type checker is written in Go and faster with less frequent garbage collection.
    env: { GOGC: '400' },
  }),
  suite('format', CHECK, 3, 'oxfmt --check'),
  suite('unused code', CHECK, 3, 'knip'),
  suite('code used only by tests', CHECK, 3, 'knip --production --files --exports'),
  suite('built site', CONTENT, 5, 'vitest run --project built', { needs: ['build'], env: DEMO }),
  suite('built fixture site', ['test'], 5, 'vitest run --project site', { ...FIXTURE, env: DEMO }),
  suite('slow tests and code of the articles', FULL_RUN, 25, 'vitest run --project slow', {
    needs: ['build'],
    covers: ['content/posts/', 'scripts/mdx/'],
  }),
  suite('hosts', FULL_RUN, 10, 'vitest run --project hosts', {
    ...FIXTURE,
    covers: ['scripts/hosts/', 'scripts/build/security-headers.ts'],
  }),
  suite('journeys', ['test'], 15, `${JOURNEYS} --grep-invert @nightly`, FIXTURE),
  suite(
    'desk round trip of every file',
    FULL_RUN,
    30,
    'playwright test -c tests/desk/playwright.config.ts',
    {
      covers: ['src/desk/', 'src/content/schema/'],
    },
  ),
  suite('owner edits', FULL_RUN, 20, 'tsx scripts/test/owner-edits.ts', {
    needs: ['build'],
    covers: ['scripts/content/', 'src/content/schema/'],
  }),
  suite(
    'accessibility of every page',
    FULL_RUN,
    15,
    'playwright test -c tests/axe/playwright.config.ts',
    {
      needs: ['build'],
      covers: ['src/app/styles/'],
    },
  ),
  suite('nightly journeys', FULL_RUN, 15, `${JOURNEYS} --grep @nightly`, {
    ...FIXTURE,
    covers: ['vite.config.ts', 'src/app/service-worker.ts', 'src/features/'],
  }),
  suite('Firefox and WebKit', FULL_RUN, 15, 'tsx scripts/test/run-engines.ts', {
    ...FIXTURE,
    counts: true,
  }),
]

function suite(
  name: string,
  modes: readonly Mode[],
  minutes: number,
  line: string,
  options: Partial<Pick<Suite, 'counts' | 'needs' | 'env' | 'covers'>> = {},
): Suite {
  const [program = '', ...args] = line.split(' ')
  const counts = program === 'vitest' || program === 'playwright'
  return { name, modes, minutes, command: [program, ...args], counts, ...options }
}
