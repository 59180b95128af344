import { expect, test } from 'vitest'

import { insertLink, shortcutKey, type TextChange, toggleMark } from './mark-text.ts'

/** Text after a change, with brackets around the selection: `a [b] c`. */
function showChange(value: string, { start, end, text, selection }: TextChange): string {
  const next = value.slice(0, start) + text + value.slice(end)
  const [from, to] = selection
  return `${next.slice(0, from)}⟦${next.slice(from, to)}⟧${next.slice(to)}`
}

function change(
  typed: string,
  applyChange: (value: string, start: number, end: number) => TextChange,
) {
  const start = typed.indexOf('⟦')
  const end = typed.indexOf('⟧') - 1
  const value = typed.replace(/[⟦⟧]/g, '')
  return showChange(value, applyChange(value, start, end))
}

const bold = (typed: string) => change(typed, (...all) => toggleMark(...all, '**'))
const italic = (typed: string) => change(typed, (...all) => toggleMark(...all, '_'))

test.each([
  ['a word', 'а ⟦слово⟧ б', 'а **⟦слово⟧** б'],
  ['a word with the space behind it', 'а ⟦слово ⟧б', 'а **⟦слово⟧** б'],
  ['marked words, selected without their marks', 'а **⟦слово⟧** б', 'а ⟦слово⟧ б'],
  ['marked words, selected with their marks', 'а ⟦**слово**⟧ б', 'а ⟦слово⟧ б'],
  ['two paragraphs', '⟦раз\n\nдва\n⟧три', '⟦**раз**\n\n**два**⟧\nтри'],
  ['two marked paragraphs', '⟦**раз**\n\n**два**⟧', '⟦раз\n\nдва⟧'],
  ['items of a list', '⟦- раз\n1. два\n> - [ ] три⟧', '⟦- **раз**\n1. **два**\n> - [ ] **три**⟧'],
  ['a heading', '⟦## раз⟧', '## **⟦раз⟧**'],
  ['a caret', 'а ⟦⟧', 'а **⟦⟧**'],
  ['a caret in an empty pair', 'а **⟦⟧**', 'а ⟦⟧'],
  ['a caret at the end of marked words', 'а **слово⟦⟧** б', 'а **слово**⟦⟧ б'],
  ['a caret before marked words', '⟦⟧**слово**', '**⟦⟧****слово**'],
  ['a selected space', 'а⟦ ⟧б', 'а **⟦⟧**б'],
])('bold is applied to %s', (_, typed, expected) => {
  expect(bold(typed)).toBe(expected)
})

test('applying bold twice restores the text', () => {
  expect(bold(bold('а ⟦слово⟧ б'))).toBe('а ⟦слово⟧ б')
  expect(bold(bold('⟦раз\n\nдва⟧'))).toBe('⟦раз\n\nдва⟧')
  expect(bold(bold('а ⟦⟧'))).toBe('а ⟦⟧')
})

test('italics keep the bold of the selected words', () => {
  expect(italic('**⟦слово⟧**')).toBe('**_⟦слово⟧_**')
  expect(italic('⟦__слово__⟧')).toBe('_⟦__слово__⟧_')
})

test('a link excludes surrounding spaces and does not span paragraphs', () => {
  expect(change('а ⟦слово ⟧б', insertLink)).toBe('а [⟦слово⟧](https://) б')
  expect(change('⟦раз\n\nдва⟧', insertLink)).toBe('[⟦раз два⟧](https://)')
})

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
