import type { Count } from './count-results.ts'
import type { Suite } from './suites.ts'

/** A counted suite, with what to read when it failed. */
export interface Result extends Count {
  /** Why it failed where no single test says so. */
  reason?: string
  output?: string
}

/**
 * Runs suites stage by stage and prints one line for each that ends; a failed one adds its output and
 * the command that runs it alone. A suite that needs a failed one counts as failed and is not run.
 * @returns the sums over all suites.
 */
export async function runSuites(
  suites: readonly Suite[],
  run: (suite: Suite) => Promise<Result>,
  print: (line: string) => void,
): Promise<Pick<Count, 'passed' | 'failed'>> {
  const results = new Map<string, Result>()
  const stages = [...new Set(suites.map(({ stage }) => stage))].toSorted((a, b) => a - b)
  for (const stage of stages) {
    await Promise.all(
      suites
        .filter((suite) => suite.stage === stage)
        .map(async (suite) => {
          const start = performance.now()
          const missing = suite.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0)
          const result =
            missing === undefined ? await run(suite) : failed(`not run: "${missing}" failed`)
          results.set(suite.name, result)
          print(describeResult(suite, result, (performance.now() - start) / 1000))
        }),
    )
  }
  const sum = (key: 'passed' | 'failed') =>
    [...results.values()].reduce((total, result) => total + result[key], 0)
  return { passed: sum('passed'), failed: sum('failed') }
}

/** A suite that failed as a whole. */
export function failed(reason: string, output?: string): Result {
  return { passed: 0, failed: 1, skipped: 0, reason, ...(output !== undefined && { output }) }
}

function describeResult(suite: Suite, result: Result, seconds: number): string {
  const counts = (['passed', 'failed', 'skipped'] as const)
    .filter((key) => result[key] > 0)
    .map((key) => `${result[key]} ${key}`)
  const reason = result.reason === undefined ? '' : `: ${result.reason}`
  const line = `${suite.name}: ${counts.join(', ')}${reason} (${seconds.toFixed(1)} s)`
  if (result.failed === 0) return line
  const env = Object.entries(suite.env ?? {}).map(([key, value]) => `${key}=${value}`)
  const alone = [...env, 'npx', ...suite.command].join(' ').replace('npx npm', 'npm')
  return [line, result.output?.trimEnd(), `To run it alone: ${alone}`].filter(Boolean).join('\n\n')
}
