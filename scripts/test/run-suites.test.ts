import { expect, test } from 'vitest'

import { runSuites, type Ending } from './run-suites.ts'
import { SUITES, type Suite } from './suites.ts'

test('each suite has a line, a failed one its whole output, and the sum is over all', async () => {
  const { total, printed } = await runAll(
    [suite('types'), suite('lint'), suite('unit', { kind: 'vitest' })],
    {
      types: { exitCode: 0, output: 'fine' },
      lint: { exitCode: 1, output: 'a.ts:1 wrong\n' },
      unit: { exitCode: 0, output: 'dots', report: vitestReport(7) },
    },
  )
  expect(printed).toBe(
    `types …
lint …
unit …
types: 1 passed (4.5 s)
lint: 1 failed (4.5 s)

a.ts:1 wrong

unit: 7 passed (4.5 s)
`,
  )
  expect(total).toEqual({ passed: 8, failed: 1 })
})

test('what needs a failed suite is not run and fails with the reason, and so does what needs that', async () => {
  const { total, printed, ran } = await runAll(
    [
      suite('build'),
      suite('site', { needs: ['build'] }),
      suite('e2e', { needs: ['site'] }),
      suite('lint'),
    ],
    { build: { exitCode: 1, output: '' }, lint: { exitCode: 0, output: '' } },
  )
  expect(ran).toEqual(['build', 'lint'])
  expect(printed).toContain('site: 1 failed: not run, because "build" failed (1.5 s)\n')
  expect(printed).toContain('e2e: 1 failed: not run, because "site" failed (1.5 s)\n')
  expect(total).toEqual({ passed: 1, failed: 3 })
})

test('a suite that cannot be run fails with the sentence', async () => {
  const { total, printed } = await runAll([suite('e2e')], {})
  expect(printed).toBe('e2e …\ne2e: 1 failed: no browser (1.5 s)\n')
  expect(total).toEqual({ passed: 0, failed: 1 })
})

test('a suite that was cut short fails with the reason, whatever its report says', async () => {
  const { total, printed } = await runAll([suite('unit', { kind: 'vitest' })], {
    unit: { exitCode: 0, output: 'half', cutShort: 'stopped', report: vitestReport(7) },
  })
  expect(printed).toBe('unit …\nunit: 1 failed: stopped (1.5 s)\n\nhalf\n\n')
  expect(total).toEqual({ passed: 0, failed: 1 })
})

test('fast suites run side by side, a slow one when all before it have ended', async () => {
  const { printed } = await runAll(
    [suite('types'), suite('lint'), suite('build', { fast: false }), suite('e2e', { fast: false })],
    Object.fromEntries(
      ['types', 'lint', 'build', 'e2e'].map((name) => [name, { exitCode: 0, output: '' }]),
    ),
  )
  expect(
    printed
      .replaceAll(/: 1 passed .*/g, ' ended')
      .trim()
      .split('\n'),
  ).toEqual([
    'types …',
    'lint …',
    'types ended',
    'lint ended',
    'build …',
    'build ended',
    'e2e …',
    'e2e ended',
  ])
})

test('every suite comes after those it needs, and the fast ones need only fast ones', () => {
  SUITES.forEach(({ name, needs, fast }, index) => {
    const before = SUITES.slice(0, index).filter((earlier) => earlier.fast || !fast)
    expect(
      before.map((earlier) => earlier.name),
      name,
    ).toEqual(expect.arrayContaining([...needs]))
  })
})

async function runAll(suites: Suite[], endings: Record<string, Ending>) {
  const ran: string[] = []
  let printed = ''
  let time = 0
  const total = await runSuites(suites, {
    run: async ({ name }) => {
      const ending = endings[name]
      if (!ending) throw new Error('no browser')
      ran.push(name)
      return ending
    },
    print: (text) => {
      printed += text
    },
    now: () => (time += 1500),
  })
  return { total, printed, ran }
}

function suite(name: string, given: Partial<Suite> = {}): Suite {
  return { name, command: ['true'], kind: 'command', needs: [], fast: true, minutes: 1, ...given }
}

function vitestReport(passed: number) {
  return {
    numPassedTests: passed,
    numFailedTests: 0,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [],
  }
}
