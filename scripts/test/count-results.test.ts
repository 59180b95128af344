import { expect, test } from 'vitest'

import { countResults, sumCounts } from './count-results.ts'

test.each([
  [0, { passed: 1, failed: 0, skipped: 0 }],
  [2, { passed: 0, failed: 1, skipped: 0 }],
])('a command that ends with code %i counts as %o', (exitCode, count) => {
  expect(countResults('command', exitCode)).toEqual(count)
})

test.each([
  ['tests that pass', 0, vitest({ passed: 3, pending: 1, todo: 1 }), 3, 0, undefined],
  ['tests that fail', 1, vitest({ passed: 3, failed: 2 }), 3, 2, undefined],
  ['a file that does not load', 1, vitest({ passed: 3, files: [['failed']] }), 3, 1, undefined],
  [
    'a file whose hook fails',
    1,
    vitest({ passed: 3, files: [['failed', 'pending']] }),
    3,
    1,
    undefined,
  ],
  [
    'a file with a failed test, which counts once',
    1,
    vitest({ passed: 3, failed: 1, files: [['failed', 'passed', 'failed']] }),
    3,
    1,
    undefined,
  ],
  [
    'an error outside the tests',
    1,
    vitest({ passed: 3 }),
    3,
    1,
    'it ended with code 1 though no test failed',
  ],
  ['no tests at all', 0, vitest({}), 0, 1, 'it ran no tests'],
  ['skipped tests only', 0, vitest({ pending: 4 }), 0, 1, 'it ran no tests'],
  ['no report', 1, undefined, 0, 1, 'it wrote no report that can be read'],
  ['a report of another shape', 0, { stats: {} }, 0, 1, 'it wrote no report that can be read'],
])('Vitest with %s', (_case, exitCode, report, passed, failed, reason) => {
  const count = countResults('vitest', exitCode, report)
  expect([count.passed, count.failed, count.reason]).toEqual([passed, failed, reason])
})

test.each([
  ['tests that pass', 0, playwright({ expected: 5, skipped: 1 }), 5, 0, undefined],
  ['tests that fail', 1, playwright({ expected: 5, unexpected: 2 }), 5, 2, undefined],
  [
    'a test that passes at its second try',
    0,
    playwright({ expected: 5, flaky: 1 }),
    6,
    0,
    undefined,
  ],
  ['a server that does not start', 1, playwright({}, [{ message: 'Timed out' }]), 0, 1, undefined],
  ['no tests at all', 1, playwright({}), 0, 1, 'it ran no tests'],
  ['no report', 1, undefined, 0, 1, 'it wrote no report that can be read'],
])('Playwright with %s', (_case, exitCode, report, passed, failed, reason) => {
  const count = countResults('playwright', exitCode, report)
  expect([count.passed, count.failed, count.reason]).toEqual([passed, failed, reason])
})

test('suites add up', () => {
  const counts = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 40, failed: 2, skipped: 9 },
  ]
  expect(sumCounts(counts)).toEqual({ passed: 41, failed: 2 })
})

function vitest({
  passed = 0,
  failed = 0,
  pending = 0,
  todo = 0,
  files = [],
}: {
  passed?: number
  failed?: number
  pending?: number
  todo?: number
  files?: string[][]
}) {
  return {
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: pending,
    numTodoTests: todo,
    testResults: files.map(([status, ...tests]) => ({
      status,
      assertionResults: tests.map((outcome) => ({ status: outcome })),
    })),
  }
}

function playwright(
  stats: Partial<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>,
  errors: unknown[] = [],
) {
  return { stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors }
}
