import { expect, test } from 'vitest'

import { shortcutKey } from './mark-text.ts'

test.each([
  ['b of an English layout', { key: 'b', code: 'KeyB' }, 'b'],
  ['B with Shift', { key: 'B', code: 'KeyB' }, 'b'],
  ['b of Dvorak, where N is', { key: 'b', code: 'KeyN' }, 'b'],
  ['x of Dvorak, where B is', { key: 'x', code: 'KeyB' }, 'x'],
  ['m of a French layout, where the semicolon is', { key: 'm', code: 'Semicolon' }, 'm'],
  ['the comma of a French layout, where M is', { key: ',', code: 'KeyM' }, ','],
  ['и of a Ukrainian layout, where B is', { key: 'и', code: 'KeyB' }, 'b'],
  ['Enter', { key: 'Enter', code: 'NumpadEnter' }, 'Enter'],
])('the key of a shortcut is %s', (_, event, expected) => {
  expect(shortcutKey(event)).toBe(expected)
})
