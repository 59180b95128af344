import { expect, test } from 'vitest'

import { askOffset, kyivTime } from '#src/lib/kyiv-time.ts'

import { kyivClock } from './kyiv-clock.ts'

const HOUR = 3_600_000
const { changes, until } = kyivClock(2026)

test('clocks change at one in the morning by UTC, on the last Sundays of March and October', () => {
  const shown = changes.map(([from, minutes]) => `${new Date(from).toISOString()} ${minutes}`)
  expect(shown).toContain('2026-03-29T01:00:00.000Z 180')
  expect(shown).toContain('2026-10-25T01:00:00.000Z 120')
})

test('what the build has written down is what Intl says, hour by hour around every change', () => {
  for (const [change] of changes.slice(1)) {
    for (let hour = -30; hour <= 30; hour += 1) {
      const instant = change + hour * HOUR - 1
      expect(kyivTime(instant).getTime() - instant).toBe(askOffset(instant))
    }
  }
})

test('before and after the years that are written down Intl is asked', () => {
  expect(kyivTime(Date.parse('1991-07-01T00:00:00Z')).getUTCHours()).toBe(3)
  expect(kyivTime(until + 20 * 365 * 24 * HOUR).getTime()).toBeGreaterThan(until)
  expect(() => kyivTime(Number.NaN)).toThrow(RangeError)
})
