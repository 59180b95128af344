import { expect, test } from 'vitest'

import { readPercent } from './read-percent.ts'

test.each([
  [{ top: 200, height: 1000 }, 50],
  [{ top: 690, height: 1000 }, 0],
  [{ top: 900, height: 1000 }, 0],
  [{ top: -101, height: 1000 }, 80],
  [{ top: -252, height: 1000 }, 100],
  [{ top: -5000, height: 1000 }, 100],
  [{ top: 100, height: 0 }, 0],
])('of a text at %j in a window of 700 px, %i percent have been read', (text, percent) => {
  expect(readPercent(text, 700)).toBe(percent)
})
