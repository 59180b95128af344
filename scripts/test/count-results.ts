import { z } from 'zod'

/** How a suite's tests are told apart: as one command, or by the report that its runner writes. */
export type ReportKind = 'command' | 'vitest' | 'playwright'

export type Count = {
  passed: number
  failed: number
  skipped: number
  /** Why a suite failed where no single test says so. */
  reason?: string
}

const VITEST_REPORT = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const PLAYWRIGHT_REPORT = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/**
 * Counts a finished suite from its exit code and its parsed JSON report.
 * A suite that ran no test, wrote no report or ended badly without a failed test counts as one failure with a reason.
 */
export function countResults(kind: ReportKind, exitCode: number, report?: unknown): Count {
  if (kind === 'command') {
    return exitCode === 0
      ? { passed: 1, failed: 0, skipped: 0 }
      : { passed: 0, failed: 1, skipped: 0 }
  }
  const count = kind === 'vitest' ? countVitest(report) : countPlaywright(report)
  if (!count) return failure('it wrote no report that can be read')
  if (count.passed + count.failed === 0) return failure('it ran no tests')
  if (exitCode !== 0 && count.failed === 0) {
    return { ...count, failed: 1, reason: `it ended with code ${exitCode} though no test failed` }
  }
  return count
}

/** A suite that failed as a whole, for a reason: counts as one failure. */
export function failure(reason: string): Count {
  return { passed: 0, failed: 1, skipped: 0, reason }
}

/** The sum over several suites. */
export function sumCounts(counts: readonly Count[]): Pick<Count, 'passed' | 'failed'> {
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  }
}

function countVitest(report: unknown): Count | undefined {
  const { data } = VITEST_REPORT.safeParse(report)
  if (!data) return undefined
  // A file that does not load, or whose hook fails, is failed without a failed test in it.
  const brokenFiles = data.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return {
    passed: data.numPassedTests,
    failed: data.numFailedTests + brokenFiles.length,
    skipped: data.numPendingTests + data.numTodoTests,
  }
}

function countPlaywright(report: unknown): Count | undefined {
  const { data } = PLAYWRIGHT_REPORT.safeParse(report)
  if (!data) return undefined
  const { expected, unexpected, flaky, skipped } = data.stats
  // Errors outside the tests (a spec that does not load, a server that does not start) stand apart.
  return { passed: expected + flaky, failed: unexpected + data.errors.length, skipped }
}
