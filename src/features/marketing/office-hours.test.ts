import { expect, test } from 'vitest'

import { getHour, officeState } from './office-hours.ts'

const HOURS = { opens: '9:00', closes: '18:00' }

test.each([
  ['2025-07-01T05:59:59Z', 'opensToday', 'a second before nine in summer'],
  ['2025-07-01T06:00:00Z', 'open', 'nine in summer'],
  ['2025-07-01T14:59:59Z', 'open', 'the last second of the day'],
  ['2025-07-01T15:00:00Z', 'opensTomorrow', 'six in the evening'],
  ['2025-06-30T21:00:00Z', 'opensToday', 'midnight belongs to the day that begins'],
  ['2025-01-15T06:30:00Z', 'opensToday', 'half past eight in winter'],
  ['2025-01-15T07:00:00Z', 'open', 'nine in winter'],
  ['2025-10-26T06:30:00Z', 'opensToday', 'the day on which clocks went back'],
  ['2025-03-30T06:00:00Z', 'open', 'the day on which clocks went forward'],
])('at %s the office is %s: %s', (now, state) => {
  expect(officeState(new Date(now), HOURS)).toBe(state)
})

test('the chart of office hours is rounded to full hours', () => {
  expect([getHour('9:00'), getHour('18:30')]).toEqual([9, 18])
})
