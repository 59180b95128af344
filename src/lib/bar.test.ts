import { expect, test } from 'vitest'

import { readBar } from './bar.ts'

test.each([
  ['Answer: 3,000', 3000],
  ['Відповідь: 3\u00A0000', 3000],
  ['Model, one cent each: 420', 420],
  ['Check: 1,234,567', 1_234_567],
  ['Ціна: 0,5', 0.5],
  ['Price: $0.42', 0.42],
  ['Share: 12.5%', 12.5],
  ['At 10:30 answered: 7', 7],
])('the value of the line %j is %d', (line, value) => {
  expect(readBar(line)?.value).toBe(value)
})

test('a line keeps the spelling of its number', () => {
  expect(readBar('Check, two minutes each: 16,700')).toEqual({
    label: 'Check, two minutes each',
    shown: '16,700',
    value: 16_700,
  })
})

test.each(['Words: many', 'No colon 5', ': 5', ''])(
  'the line %j is not part of a chart',
  (line) => {
    expect(readBar(line)).toBeUndefined()
  },
)
