import { expect, test } from 'vitest'

import { parseSavingsInput, savingsSearch } from './savings-input.ts'
import { calculateSavings } from './savings.ts'

test.each([
  [10, 500, { week: 2500, month: 10_000, year: 120_000, hoursPerYear: 260, paybackWeeks: 1 }],
  [1, 100, { week: 50, month: 200, year: 2400, hoursPerYear: 26, paybackWeeks: 8 }],
  [
    40,
    5000,
    { week: 100_000, month: 400_000, year: 4_800_000, hoursPerYear: 1040, paybackWeeks: 1 },
  ],
  [3, 100, { week: 150, month: 600, year: 7200, hoursPerYear: 78, paybackWeeks: 3 }],
  [7, 300, { week: 1050, month: 4200, year: 50_400, hoursPerYear: 182, paybackWeeks: 1 }],
])('%d hours a week at %d hryvnias an hour save the expected amount', (hours, cost, result) => {
  expect(calculateSavings({ hours, cost }, 399)).toEqual(result)
})

test('a course has paid off in the week in which the last hryvnia is earned', () => {
  expect(calculateSavings({ hours: 2, cost: 100 }, 400).paybackWeeks).toBe(4)
  expect(calculateSavings({ hours: 2, cost: 100 }, 401).paybackWeeks).toBe(5)
})

test.each([
  [{}, { hours: 10, cost: 500 }],
  [
    { hours: 20, cost: 800 },
    { hours: 20, cost: 800 },
  ],
  [
    { hours: '20', cost: '850' },
    { hours: 20, cost: 900 },
  ],
  [
    { hours: 0, cost: 1 },
    { hours: 1, cost: 100 },
  ],
  [
    { hours: 41, cost: 9e9 },
    { hours: 40, cost: 5000 },
  ],
  [
    { hours: -5, cost: 'x' },
    { hours: 1, cost: 500 },
  ],
  [
    { hours: '', cost: null },
    { hours: 10, cost: 500 },
  ],
  [
    { hours: [20], cost: Infinity },
    { hours: 10, cost: 500 },
  ],
])('parseSavingsInput(%j) returns %j', (search, input) => {
  expect(parseSavingsInput(search)).toEqual(input)
})

test.each([
  [{ hours: 10, cost: 500 }, {}],
  [{ hours: 12, cost: 500 }, { hours: 12 }],
  [
    { hours: 12, cost: 900 },
    { hours: 12, cost: 900 },
  ],
])('savingsSearch(%j) returns %j', (input, search) => {
  expect(savingsSearch(input)).toEqual(search)
  expect(parseSavingsInput(savingsSearch(input))).toEqual(input)
  // The router merges parsed values over the raw ones in the same way.
  expect({ hours: 'x', cost: '', ...savingsSearch(input) }).toEqual(search)
})
