import { expect, test } from 'vitest'

import {
  countdownTarget,
  type CountdownPolicy,
  isOfferOver,
  monthProgress,
  timeLeft,
} from './countdown.ts'

const parseInstant = (instant: string) => Date.parse(instant)
const target = (kind: 'mid-month' | 'week-ahead' | 'end-of-month', now: string, from = now) => {
  const result = countdownTarget({ kind }, parseInstant(now), parseInstant(from))
  return result === undefined ? undefined : new Date(result).toISOString()
}

test.each([
  // Kyiv is UTC+3 in summer and UTC+2 in winter.
  ['an ordinary day', '2026-06-10T09:00:00Z', '2026-07-15T20:59:59.000Z'],
  ['the last second of a month in Kyiv', '2026-06-30T20:59:59Z', '2026-07-15T20:59:59.000Z'],
  ['the first second of the next', '2026-06-30T21:00:00Z', '2026-08-15T20:59:59.000Z'],
  ['the end of a year', '2026-12-31T21:59:59Z', '2027-01-15T21:59:59.000Z'],
  ['the first second of a year', '2026-12-31T22:00:00Z', '2027-02-15T21:59:59.000Z'],
  ['January 31', '2027-01-31T12:00:00Z', '2027-02-15T21:59:59.000Z'],
  ['from winter into summer', '2026-03-28T12:00:00Z', '2026-04-15T20:59:59.000Z'],
  ['from summer into winter', '2026-10-24T12:00:00Z', '2026-11-15T21:59:59.000Z'],
])('mid-month on %s is the 15th of the next month', (_, now, expected) => {
  expect(target('mid-month', now)).toBe(expected)
})

test('a page left open past the 15th counts down to the end of the following month', () => {
  const opened = '2026-11-20T10:00:00Z'
  expect(target('mid-month', '2026-12-01T10:00:00Z', opened)).toBe('2026-12-15T21:59:59.000Z')
  expect(target('mid-month', '2026-12-15T21:59:59Z', opened)).toBe('2026-12-15T21:59:59.000Z')
  expect(target('mid-month', '2026-12-15T22:00:00Z', opened)).toBe('2027-01-31T21:59:59.000Z')
  expect(target('mid-month', '2027-02-01T10:00:00Z', opened)).toBe('2027-03-15T21:59:59.000Z')
})

test.each([
  ['an ordinary day', '2026-06-10T09:00:00Z', '2026-06-17T20:59:59.999Z'],
  ['one second before midnight', '2026-06-10T20:59:59Z', '2026-06-17T20:59:59.999Z'],
  ['midnight', '2026-06-10T21:00:00Z', '2026-06-18T20:59:59.999Z'],
  ['the end of February', '2027-02-24T12:00:00Z', '2027-03-03T21:59:59.999Z'],
  ['the end of February in a leap year', '2028-02-24T12:00:00Z', '2028-03-02T21:59:59.999Z'],
  ['the end of a year', '2026-12-30T12:00:00Z', '2027-01-06T21:59:59.999Z'],
  ['the week the clocks go forward', '2026-03-25T12:00:00Z', '2026-04-01T20:59:59.999Z'],
  ['the week the clocks go back', '2026-10-21T12:00:00Z', '2026-10-28T21:59:59.999Z'],
  ['a week before the day they go forward', '2026-03-22T12:00:00Z', '2026-03-29T20:59:59.999Z'],
  ['a week before the day they go back', '2026-10-18T12:00:00Z', '2026-10-25T21:59:59.999Z'],
])('a week after %s', (_, now, expected) => {
  expect(target('week-ahead', now)).toBe(expected)
})

test('an open page keeps its week and starts a new one afterwards', () => {
  const opened = '2026-06-10T09:00:00Z'
  expect(target('week-ahead', '2026-06-12T09:00:00Z', opened)).toBe('2026-06-17T20:59:59.999Z')
  expect(target('week-ahead', '2026-06-18T09:00:00Z', opened)).toBe('2026-06-25T20:59:59.999Z')
})

test.each([
  ['February', '2027-02-10T12:00:00Z', '2027-02-28T21:59:59.000Z'],
  ['February of a leap year', '2028-02-29T21:59:59Z', '2028-02-29T21:59:59.000Z'],
  ['the month the clocks go forward', '2026-03-01T12:00:00Z', '2026-03-31T20:59:59.000Z'],
  ['the month the clocks go back', '2026-10-01T12:00:00Z', '2026-10-31T21:59:59.000Z'],
  ['December', '2026-12-31T21:59:59Z', '2026-12-31T21:59:59.000Z'],
  ['the first second of January', '2026-12-31T22:00:00Z', '2027-01-31T21:59:59.000Z'],
])('the end of the month in %s', (_, now, expected) => {
  expect(target('end-of-month', now)).toBe(expected)
})

test('a fixed countdown ends once, and is off without an instant', () => {
  const policy: CountdownPolicy = { kind: 'fixed', until: '2026-12-01T00:00:00+02:00' }
  const end = parseInstant('2026-11-30T22:00:00Z')
  expect(countdownTarget(policy, end - 1)).toBe(end)
  expect(isOfferOver(policy, end - 1)).toBe(false)
  expect(countdownTarget(policy, end)).toBeUndefined()
  expect(isOfferOver(policy, end)).toBe(true)
  expect(countdownTarget({ kind: 'off' }, end)).toBeUndefined()
  expect(isOfferOver({ kind: 'off' }, end)).toBe(false)
})

test('the remaining time is truncated to whole units and never negative', () => {
  const now = parseInstant('2026-06-10T00:00:00Z')
  expect(timeLeft(now + 90_061_999, now)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(timeLeft(now - 1, now)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})

test('the day of the month is that of Kyiv', () => {
  expect(monthProgress(parseInstant('2027-02-28T21:59:59Z'))).toEqual({ day: 28, days: 28 })
  expect(monthProgress(parseInstant('2027-02-28T22:00:00Z'))).toEqual({ day: 1, days: 31 })
})
