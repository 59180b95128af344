import { createHash } from 'node:crypto'

import type { ReportKind } from './count-results.ts'

export type Suite = {
  name: string
  command: readonly [program: string, ...args: string[]]
  /** How its tests are counted. */
  kind: ReportKind
  /** The names of the suites without which this one makes no sense. */
  needs: readonly string[]
  /** Belongs to the quick check, which neither builds nor opens a browser. */
  fast: boolean
  /** Opens a browser. */
  browser?: boolean
  /** After so many minutes it is stopped and counts as failed. */
  minutes: number
  env?: Readonly<Record<string, string>>
}

/** A code of the tests' own beside those of the shell; made here, as no file may hold one. */
const TEST_CODE = createHash('sha256').update('access code of the tests').digest('hex').slice(0, 16)

/** The site to try out, at the root of a host, whatever the shell has been set to. */
const DEMO = {
  DEMO: '1',
  SITE_URL: '',
  COURSE_ACCESS_CODES: [process.env.COURSE_ACCESS_CODES, TEST_CODE].filter(Boolean).join(','),
}

/** The checkers written in Go collect their garbage four times less often: a quarter of their time for 200 MB. */
const GO = { GOGC: '400' }

/**
 * Everything that is checked before a change goes out. The fast ones run side by side, the longest
 * first, then the others one by one.
 */
export const SUITES: readonly Suite[] = [
  {
    name: 'content',
    command: ['tsx', 'scripts/check-content.ts'],
    kind: 'command',
    needs: [],
    fast: true,
    minutes: 5,
  },
  {
    name: 'routes',
    command: ['tsx', 'scripts/generate-routes.ts'],
    kind: 'command',
    needs: [],
    fast: true,
    minutes: 3,
  },
  {
    // The linter knows the types of every file already, and says what the compiler would.
    name: 'types and lint',
    command: ['oxlint', '--type-check'],
    kind: 'command',
    needs: ['routes'],
    fast: true,
    minutes: 3,
    env: GO,
  },
  {
    name: 'format',
    command: ['oxfmt', '--check'],
    kind: 'command',
    needs: [],
    fast: true,
    minutes: 3,
  },
  {
    name: 'unused code',
    command: ['knip'],
    kind: 'command',
    needs: [],
    fast: true,
    minutes: 3,
  },
  {
    name: 'code that tests alone use',
    command: ['knip', '--production', '--files', '--exports'],
    kind: 'command',
    needs: [],
    fast: true,
    minutes: 3,
  },
  {
    name: 'unit and content',
    command: ['vitest', 'run', '--project', 'fast'],
    kind: 'vitest',
    needs: ['content', 'routes'],
    fast: true,
    minutes: 5,
  },
  {
    name: 'build',
    command: ['npm', 'run', 'build'],
    kind: 'command',
    needs: ['content', 'routes'],
    fast: false,
    minutes: 10,
    env: DEMO,
  },
  {
    name: 'slow tests and code of the articles',
    command: ['vitest', 'run', '--project', 'slow'],
    kind: 'vitest',
    needs: ['build'],
    fast: false,
    minutes: 5,
  },
  {
    name: 'made-up site',
    command: ['tsx', 'scripts/test/build-fixture-site.ts'],
    kind: 'command',
    needs: ['routes'],
    fast: false,
    minutes: 5,
  },
  {
    name: 'built site',
    command: ['vitest', 'run', '--project', 'built', '--project', 'site', '--project', 'hosts'],
    kind: 'vitest',
    needs: ['build', 'made-up site'],
    fast: false,
    minutes: 5,
    env: DEMO,
  },
  {
    name: 'end to end',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    kind: 'playwright',
    needs: ['made-up site'],
    fast: false,
    browser: true,
    minutes: 40,
    env: DEMO,
  },
]
