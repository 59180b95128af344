import { expect, test } from 'vitest'

import { countResults } from './count-results.ts'

test('a test file that does not load and a flaky test count as failed', () => {
  const vitest = {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 1,
    numTodoTests: 0,
    testResults: [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    ],
  }
  expect(countResults('vitest', vitest)).toEqual({ passed: 3, failed: 2, skipped: 1 })
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 0 }
  expect(countResults('playwright', { stats, errors: [{ message: 'no server' }] })).toEqual({
    passed: 5,
    failed: 3,
    skipped: 0,
  })
})

test.each([undefined, {}, 'half a report'])('a report of %j cannot be counted', (report) => {
  expect(countResults('vitest', report)).toBeUndefined()
  expect(countResults('playwright', report)).toBeUndefined()
})
