import { stripVTControlCharacters } from 'node:util'

import type { Suite } from './suites.ts'

interface Count {
  passed: number
  failed: number
  skipped: number
}

/** A counted suite, with what to read when it failed. */
export interface Result extends Count {
  /** Reason for a failure that no single test reports. */
  reason?: string
  output?: string
}

/** Number of parallel suites: one often waits for the disk or its last test while another uses the CPU. */
const CONCURRENCY = 2

/**
 * Runs suites in order, two in parallel, and prints one line for each; for a failed one also its output and the
 * command that reruns it. A suite that needs a failed one counts as failed and is not run.
 * @returns the total counts.
 */
export async function runSuites(
  suites: readonly Suite[],
  run: (suite: Suite) => Promise<Result>,
  print: (line: string) => void,
): Promise<Pick<Count, 'passed' | 'failed'>> {
  const results = new Map<string, Result>()
  const waiting = [...suites]
  const names = new Set(suites.map(({ name }) => name))
  const running = new Map<string, Promise<void>>()

  const isReady = ({ needs = [] }: Suite) =>
    needs.every((name) => results.has(name) || !names.has(name))
  const attempt = async (suite: Suite): Promise<void> => {
    const start = performance.now()
    const missing = suite.needs?.find((name) => (results.get(name)?.failed ?? 0) > 0)
    const result = missing === undefined ? await run(suite) : failed(`not run: "${missing}" failed`)
    results.set(suite.name, result)
    print(describeResult(suite, result, (performance.now() - start) / 1000))
  }
  while (waiting.length > 0 || running.size > 0) {
    const next = running.size < CONCURRENCY ? waiting.findIndex(isReady) : -1
    const [suite] = next < 0 ? [] : waiting.splice(next, 1)
    if (suite) {
      const { name } = suite
      const ended = attempt(suite).finally(() => running.delete(name))
      running.set(name, ended)
    } else if (running.size > 0) {
      await Promise.race(running.values())
    } else {
      throw new Error(
        `Suites with circular dependencies: ${waiting.map(({ name }) => name).join(', ')}`,
      )
    }
  }
  const getTotal = (key: 'passed' | 'failed') =>
    [...results.values()].reduce((total, result) => total + result[key], 0)
  return { passed: getTotal('passed'), failed: getTotal('failed') }
}

/** A suite that failed as a whole. */
export function failed(reason: string, output?: string): Result {
  return { passed: 0, failed: 1, skipped: 0, reason, ...(output !== undefined && { output }) }
}

/** Counts in the summary of Vitest (`Tests  1 failed | 5 passed`) or of Playwright, one per line (`  5 passed (2s)`). */
export function countResults(output: string): Count {
  const text = stripVTControlCharacters(output)
  const vitestCounts = /^ *Tests  +(\d+ .*)$/m.exec(text)?.[1]
  const summary = vitestCounts ? `  ${vitestCounts.replaceAll(' | ', '\n  ')}` : text
  const sumCounts = (...words: string[]) =>
    Array.from(summary.matchAll(/^ {2}(\d+) (\w+)/gm))
      .filter(([, , word = '']) => words.includes(word))
      .reduce((total, [, count]) => total + Number(count), 0)
  return {
    passed: sumCounts('passed'),
    failed: sumCounts('failed', 'flaky', 'interrupted'),
    skipped: sumCounts('skipped', 'todo'),
  }
}

function describeResult(suite: Suite, result: Result, seconds: number): string {
  const counts = (['passed', 'failed', 'skipped'] as const)
    .filter((key) => result[key] > 0)
    .map((key) => `${result[key]} ${key}`)
  const reason = result.reason === undefined ? '' : `: ${result.reason}`
  const line = `${suite.name}: ${counts.join(', ')}${reason} (${seconds.toFixed(1)} s)`
  if (result.failed === 0) return line
  const env = Object.entries(suite.env ?? {}).map(([key, value]) => `${key}=${value}`)
  const command = [...env, 'npx', ...suite.command].join(' ').replace('npx npm', 'npm')
  return [line, result.output?.trimEnd(), `To run it alone: ${command}`]
    .filter(Boolean)
    .join('\n\n')
}
