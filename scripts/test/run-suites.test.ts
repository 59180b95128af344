import { expect, test } from 'vitest'

import { countResults, failed, type Result, runSuites } from './run-suites.ts'
import type { Suite } from './suites.ts'

const passed: Result = { passed: 2, failed: 0, skipped: 0 }

const suite = (name: string, fields: Partial<Suite> = {}): Suite => ({
  name,
  modes: ['test'],
  command: ['tool', name],
  counts: true,
  minutes: 1,
  ...fields,
})

test('two suites run at a time, each behind what it needs, and the sums count every one', async () => {
  const order: string[] = []
  let runningCount = 0
  let maxRunning = 0
  const lines: string[] = []
  const totals = await runSuites(
    [suite('site', { needs: ['build'] }), suite('build'), suite('types'), suite('unit')],
    async ({ name }) => {
      order.push(name)
      runningCount += 1
      maxRunning = Math.max(maxRunning, runningCount)
      await new Promise((resolve) => setTimeout(resolve, name === 'types' ? 20 : 1))
      runningCount -= 1
      return passed
    },
    (line) => lines.push(line),
  )
  expect(order).toEqual(['build', 'types', 'site', 'unit'])
  expect(maxRunning).toBe(2)
  expect(totals).toEqual({ passed: 8, failed: 0 })
  expect(lines).toContainEqual(expect.stringMatching(/^site: 2 passed \([\d.]+ s\)$/))
})

test('a failed suite shows its output and its command, and what needs it is not run', async () => {
  const lines: string[] = []
  const executed: string[] = []
  const totals = await runSuites(
    [
      suite('build', { env: { DEMO: '1' } }),
      suite('journeys', { needs: ['build'] }),
      suite('format'),
    ],
    async ({ name }) => {
      executed.push(name)
      return name === 'build' ? failed('it ended with code 1', 'No such file\n') : passed
    },
    (line) => lines.push(line),
  )
  expect(executed).toEqual(['build', 'format'])
  expect(totals).toEqual({ passed: 2, failed: 2 })
  expect(lines[0]).toMatch(
    /^build: 1 failed: it ended with code 1 \(.*\)\n\nNo such file\n\nTo run it alone: DEMO=1 npx tool build$/,
  )
  expect(lines.join('\n')).toContain('journeys: 1 failed: not run: "build" failed')
})

test.each([
  [
    ' Test Files  1 failed | 3 passed (4)\n      Tests  2 failed | 12 passed | 1 skipped (15)\n',
    12,
    2,
    1,
  ],
  [
    'Running 9 tests\n\n  1 failed\n    [chromium] › a.spec.ts\n  1 flaky\n  7 passed (1.2m)\n',
    7,
    2,
    0,
  ],
  ['no summary at all', 0, 0, 0],
])('a developer reads the counts of the summary %j', (output, ...counts) => {
  const { passed, failed, skipped } = countResults(output)
  expect([passed, failed, skipped]).toEqual(counts)
})
