import { expect, test } from 'vitest'

import { charactersOf } from './font-characters.ts'

test('a range is every character from its first to its last', () => {
  expect(charactersOf([0x41, [0x61, 0x63], 0x20b4])).toBe('Aabc₴')
})
