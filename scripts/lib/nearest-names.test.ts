import { expect, test } from 'vitest'

import { nearestNames } from './nearest-names.ts'

test('of a few names all are told, of many those most like the one that was written', () => {
  expect(nearestNames('titel', ['title', 'order'])).toBe('title, order')
  expect(nearestNames('titel', [])).toBe('none')
  const many = ['subtitle', 'title', ...Array.from({ length: 20 }, (_, index) => `field${index}`)]
  expect(nearestNames('titel', many)).toMatch(/^title, subtitle, \w+ …$/)
})
