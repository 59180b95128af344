import { expect, test } from 'vitest'

import { formatFigures, parseReport, ratioOf } from './figures.ts'

test.each([
  [110, 100, '×1.10'],
  [50, 100, '×0.50'],
  [0, 0, '×1.00'],
  [3, 0, 'from 0'],
  [3, undefined, ''],
])('%d beside a baseline of %d is "%s"', (value, baseline, ratio) => {
  expect(ratioOf(value, baseline)).toBe(ratio)
})

test('a table names each thing once, with its figures beside the baseline', () => {
  expect(
    formatFigures(
      'pages',
      { '/': { lcp: 812.4, cls: 0.034 }, '/uk': { lcp: 90 } },
      { '/': { lcp: 406.2, cls: 0.034 } },
    ),
  ).toBe(
    ['pages        lcp          cls', '/      812 ×2.00  0.034 ×1.00', '/uk           90'].join(
      '\n',
    ),
  )
})

test('a report that was written is read again, without what is no figure', () => {
  const text = JSON.stringify({ pages: { '/': { lcp: 812, note: 'quiet' }, '/uk': null }, nav: 3 })
  expect(parseReport(text)).toEqual({ pages: { '/': { lcp: 812 } } })
})
