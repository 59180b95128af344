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

/** The site to try out, at the root of a host, whatever the shell has been set to. */
const DEMO = { DEMO: '1', SITE_URL: '' }

/** Everything that is checked before a change goes out. The fast ones run side by side, then the others one by one. */
export const SUITES: readonly Suite[] = [
  {
    name: 'content and routes',
    command: ['tsx', 'scripts/prepare.ts'],
    kind: 'command',
    needs: [],
    fast: true,
    minutes: 5,
  },
  {
    name: 'types',
    command: ['tsc', '--noEmit'],
    kind: 'command',
    needs: ['content and routes'],
    fast: true,
    minutes: 3,
  },
  {
    name: 'lint',
    command: ['oxlint'],
    kind: 'command',
    needs: [],
    fast: true,
    minutes: 3,
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
    name: 'unit and content',
    command: ['vitest', 'run', '--project', 'unit', '--project', 'content'],
    kind: 'vitest',
    needs: ['content and routes'],
    fast: true,
    minutes: 5,
  },
  {
    name: 'slow tests and code of the articles',
    command: ['vitest', 'run', '--project', 'slow'],
    kind: 'vitest',
    needs: [],
    fast: false,
    minutes: 5,
  },
  {
    name: 'build',
    command: ['npm', 'run', 'build'],
    kind: 'command',
    needs: ['content and routes'],
    fast: false,
    minutes: 10,
    env: DEMO,
  },
  {
    name: 'built site',
    command: ['vitest', 'run', '--project', 'site', '--project', 'published'],
    kind: 'vitest',
    needs: ['build'],
    fast: false,
    minutes: 5,
    env: DEMO,
  },
  {
    name: 'end to end',
    command: ['playwright', 'test', '-c', 'tests/e2e/playwright.config.ts'],
    kind: 'playwright',
    needs: ['build'],
    fast: false,
    browser: true,
    minutes: 20,
    env: DEMO,
  },
]
