import { expect, test } from 'vitest'

import { failed, type Result, runSuites } from './run-suites.ts'
import type { Suite } from './suites.ts'

const passed: Result = { passed: 2, failed: 0, skipped: 0 }

const suite = (name: string, stage: number, more: Partial<Suite> = {}): Suite => ({
  name,
  modes: ['test'],
  stage,
  command: ['tool', name],
  minutes: 1,
  ...more,
})

test('stages run one after another and the sums count every suite', async () => {
  const order: string[] = []
  const lines: string[] = []
  const sums = await runSuites(
    [suite('late', 2), suite('early', 1)],
    async ({ name }) => {
      order.push(name)
      return passed
    },
    (line) => lines.push(line),
  )
  expect(order).toEqual(['early', 'late'])
  expect(sums).toEqual({ passed: 4, failed: 0 })
  expect(lines).toEqual([
    expect.stringMatching(/^early: 2 passed \([\d.]+ s\)$/),
    expect.stringMatching(/^late: 2 passed \([\d.]+ s\)$/),
  ])
})

test('a failed suite shows its output and its command, and what needs it is not run', async () => {
  const lines: string[] = []
  const ran: string[] = []
  const sums = await runSuites(
    [
      suite('build', 1, { env: { DEMO: '1' } }),
      suite('journeys', 2, { needs: ['build'] }),
      suite('format', 2),
    ],
    async ({ name }) => {
      ran.push(name)
      return name === 'build' ? failed('it ended with code 1', 'No such file\n') : passed
    },
    (line) => lines.push(line),
  )
  expect(ran).toEqual(['build', 'format'])
  expect(sums).toEqual({ passed: 2, failed: 2 })
  expect(lines[0]).toMatch(
    /^build: 1 failed: it ended with code 1 \(.*\)\n\nNo such file\n\nTo run it alone: DEMO=1 npx tool build$/,
  )
  expect(lines.join('\n')).toContain('journeys: 1 failed: not run: "build" failed')
})
