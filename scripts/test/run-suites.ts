import { countResults, failure, sumCounts, type Count } from './count-results.ts'
import type { Suite } from './suites.ts'

/** How a suite's command ended. */
export type Ending = {
  exitCode: number
  /** Everything it printed. */
  output: string
  /** Why it was stopped before its end. */
  cutShort?: string
  /** Its parsed JSON report, where it writes one. */
  report?: unknown
}

export type Runner = {
  /** Runs one suite's command; rejects with a sentence when it cannot be run. */
  run: (suite: Suite) => Promise<Ending>
  print: (text: string) => void
  /** The time in milliseconds. */
  now: () => number
}

/** Runs suites one after another, prints a line for each and returns the sum; one that needs a failed suite fails with it. */
export async function runSuites(
  suites: readonly Suite[],
  { run, print, now }: Runner,
): Promise<Pick<Count, 'passed' | 'failed'>> {
  const counts = new Map<string, Count>()
  for (const suite of suites) {
    print(`${suite.name} … `)
    const missing = suite.needs.find((name) => counts.get(name)?.failed)
    const start = now()
    const { count, output } =
      missing === undefined
        ? await runSuite(suite, run)
        : { count: failure(`not run, because "${missing}" failed`), output: '' }
    print(`${describe(count)} (${((now() - start) / 1000).toFixed(1)} s)\n`)
    if (count.failed > 0 && output !== '') print(`\n${output.trimEnd()}\n\n`)
    counts.set(suite.name, count)
  }
  return sumCounts([...counts.values()])
}

async function runSuite(
  suite: Suite,
  run: Runner['run'],
): Promise<{ count: Count; output: string }> {
  try {
    const { exitCode, report, output, cutShort } = await run(suite)
    const count =
      cutShort === undefined ? countResults(suite.kind, exitCode, report) : failure(cutShort)
    return { count, output }
  } catch (error) {
    return { count: failure(error instanceof Error ? error.message : String(error)), output: '' }
  }
}

/** A count in words: `{ passed: 3, failed: 1, skipped: 0 }` → `3 passed, 1 failed`. */
function describe({ passed, failed, skipped, reason }: Count): string {
  const parts = [
    passed > 0 && `${passed} passed`,
    failed > 0 && `${failed} failed`,
    skipped > 0 && `${skipped} skipped`,
  ].filter((part) => part !== false)
  return parts.join(', ') + (reason === undefined ? '' : `: ${reason}`)
}
