import { expect, test } from 'vitest'

import { formatLocalInstant } from './local-time.ts'

test('an instant is shown as local date and time', () => {
  expect(formatLocalInstant('en', '2026-11-24T12:05:00')).toBe('November 24, 2026, 12:05')
})

test.each(['', 'soon', '+012026-01-01T00:00:00Z', '0099-01-01T00:00:00.000Z'])(
  '%j is not a valid instant',
  (instant) => {
    expect(formatLocalInstant('uk', instant)).toBe('')
  },
)
