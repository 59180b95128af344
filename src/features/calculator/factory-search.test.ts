import { expect, test } from 'vitest'

import { parseFactorySearch } from './factory-search.ts'

test('invalid query parameters are ignored', () => {
  expect(
    parseFactorySearch({ tab: 'packages', with: 'form', package: 'premium', lang: 'ru', x: 1 }),
  ).toEqual({ tab: 'packages', with: 'form', package: 'premium', lang: 'ru' })
  const invalid = { tab: 'a', with: 5, package: 'gold', lang: 'de' }
  // The router merges parsed values over the raw ones in the same way.
  expect({ ...invalid, ...parseFactorySearch(invalid) }).toEqual({})
  expect(parseFactorySearch({ with: 'a'.repeat(5000) }).with).toHaveLength(300)
})
