import { z } from 'zod'

export interface Count {
  passed: number
  failed: number
  skipped: number
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) }),
  ),
})

const playwrightReport = z.object({
  stats: z.object({
    expected: z.number(),
    unexpected: z.number(),
    flaky: z.number(),
    skipped: z.number(),
  }),
  errors: z.array(z.unknown()),
})

/**
 * Counts the tests of a JSON report.
 * A test file that does not load counts as one failure, a flaky test as failed.
 * @returns undefined when the report cannot be read.
 */
export function countResults(runner: 'vitest' | 'playwright', report: unknown): Count | undefined {
  if (runner === 'vitest') {
    const { data } = vitestReport.safeParse(report)
    if (!data) return undefined
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
  const { data } = playwrightReport.safeParse(report)
  if (!data) return undefined
  const { expected, unexpected, flaky, skipped } = data.stats
  return { passed: expected, failed: unexpected + flaky + data.errors.length, skipped }
}
