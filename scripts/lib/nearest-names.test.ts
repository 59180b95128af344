import { expect, test } from 'vitest'

import { nearestNames } from './nearest-names.ts'

test('a few names are all listed, of many only the most similar ones', () => {
  expect(nearestNames('titel', ['title', 'order'])).toBe('title, order')
  expect(nearestNames('titel', [])).toBe('none')
  const many = ['subtitle', 'title', ...Array.from({ length: 20 }, (_, index) => `field${index}`)]
  expect(nearestNames('titel', many)).toMatch(/^title, subtitle, \w+ …$/)
})
