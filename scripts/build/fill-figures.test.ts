import { expect, test } from 'vitest'

import { figuresIn, fillFigures } from './fill-figures.ts'

const figures = new Map([
  ['claim:reply', '10'],
  ['brand', 'Name Surname'],
])

test('figures are put into every text, however deep, and braces of another kind stay', () => {
  expect(
    fillFigures({ a: ['In {claim:reply} s', 5], b: { c: '{brand}, {other} {}' } }, figures),
  ).toEqual({ a: ['In 10 s', 5], b: { c: 'Name Surname, {other} {}' } })
})

test('a figure that does not exist is an error', () => {
  expect(() => fillFigures('{claim:nothing}', figures)).toThrow('claim:nothing')
  expect(figuresIn('{claim:a} and {brand}, {claim:b}')).toEqual(['claim:a', 'brand', 'claim:b'])
})
