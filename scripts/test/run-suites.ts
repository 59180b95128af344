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

/**
 * Runs the fast suites side by side as soon as those they need have passed, then the others one by one.
 * Prints a line when one begins and one when it ends, and returns the sum; what needs a failed suite fails with it.
 */
export async function runSuites(
  suites: readonly Suite[],
  { run, print, now }: Runner,
): Promise<Pick<Count, 'passed' | 'failed'>> {
  const counts = new Map<string, Promise<Count>>()
  for (const suite of suites) {
    const earlier = [...counts]
      .filter(([name]) => !suite.fast || suite.needs.includes(name))
      .map(([, count]) => count)
    counts.set(
      suite.name,
      Promise.all(earlier).then(() => runAndPrint(suite)),
    )
  }
  return sumCounts(await Promise.all(counts.values()))

  async function runAndPrint(suite: Suite): Promise<Count> {
    const start = now()
    const missing = await findFailed(suite.needs, counts)
    if (missing === undefined) print(`${suite.name} …\n`)
    const { count, output } =
      missing === undefined
        ? await runSuite(suite, run)
        : { count: failure(`not run, because "${missing}" failed`), output: '' }
    print(`${suite.name}: ${describe(count)} (${((now() - start) / 1000).toFixed(1)} s)\n`)
    if (count.failed > 0 && output !== '') print(`\n${output.trimEnd()}\n\n`)
    return count
  }
}

async function findFailed(
  names: readonly string[],
  counts: ReadonlyMap<string, Promise<Count>>,
): Promise<string | undefined> {
  for (const name of names) {
    const count = await counts.get(name)
    if (count && count.failed > 0) return name
  }
  return undefined
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
