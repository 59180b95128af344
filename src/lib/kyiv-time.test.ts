import { expect, test } from 'vitest'

import { kyivTime } from './kyiv-time.ts'

const getClockTime = (instant: string) => kyivTime(Date.parse(instant)).toISOString()

test('daylight saving time changes at 01:00 UTC on the last Sundays of March and October', () => {
  expect(getClockTime('2026-03-29T00:59:59.500Z')).toBe('2026-03-29T02:59:59.500Z')
  expect(getClockTime('2026-03-29T01:00:00.000Z')).toBe('2026-03-29T04:00:00.000Z')
  expect(getClockTime('2026-10-25T00:59:59.500Z')).toBe('2026-10-25T03:59:59.500Z')
  expect(getClockTime('2026-10-25T01:00:00.000Z')).toBe('2026-10-25T03:00:00.000Z')
})

test('past offsets are known, and an invalid instant throws', () => {
  expect(getClockTime('1991-07-01T00:00:00Z')).toBe('1991-07-01T03:00:00.000Z')
  expect(() => kyivTime(Number.NaN)).toThrow(RangeError)
})
