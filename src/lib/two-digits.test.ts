import { expect, test } from 'vitest'

import { twoDigits } from './two-digits.ts'

test('a number below ten gets a zero', () => {
  expect([0, 7, 12].map(twoDigits)).toEqual(['00', '07', '12'])
})
