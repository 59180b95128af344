import { stripVTControlCharacters } from 'node:util'

/** Counts in the summary of Vitest (`Tests  1 failed | 5 passed`) or of Playwright, one per line (`  5 passed (2s)`). */
export function countTests(output: string): { passed: number; failed: number } {
  const text = stripVTControlCharacters(output)
  const vitestCounts = /^ *Tests  +(\d+ .*)$/m.exec(text)?.[1]
  const summary = vitestCounts ? `  ${vitestCounts.replaceAll(' | ', '\n  ')}` : text
  const sumCounts = (...words: string[]) =>
    Array.from(summary.matchAll(/^ {2}(\d+) (\w+)/gm))
      .filter(([, , word = '']) => words.includes(word))
      .reduce((total, [, count]) => total + Number(count), 0)
  return { passed: sumCounts('passed'), failed: sumCounts('failed', 'flaky', 'interrupted') }
}
