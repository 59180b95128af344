import { expect, test } from 'vitest'

import { getSchedule } from './time-bar.tsx'

test('each step of a consultation begins when the previous one ends', () => {
  expect(getSchedule([25, 30, 25, 10])).toEqual([
    { start: '0:00', minutes: 25 },
    { start: '0:25', minutes: 30 },
    { start: '0:55', minutes: 25 },
    { start: '1:20', minutes: 10 },
  ])
})
