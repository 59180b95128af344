// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'

import { preserveInput } from './preserve-input.ts'

const PAGE =
  '<input id="code" value=""><textarea id="text"></textarea><input id="hours" type="range" min="0" max="40" value="10"><input type="checkbox">'

/** A rendered page with untouched fields. */
function openPage() {
  const root = document.createElement('div')
  root.innerHTML = PAGE
  document.body.replaceChildren(root)
  const inputs: string[] = []
  root.addEventListener('input', ({ target }) => inputs.push((target as HTMLElement).id))
  const field = (id: string) => {
    const field = root.querySelector<HTMLInputElement>(`#${id}`)
    if (!field) throw new Error(`there is no #${id}`)
    return field
  }
  return { root, heard: inputs, field }
}

afterEach(() => document.body.replaceChildren())

test('text, slider and focus are restored if React replaces fields during hydration', () => {
  const { root, heard, field } = openPage()
  field('code').value = 'a8765'
  field('text').value = 'Чернетка'
  field('hours').value = '25'
  field('text').focus()
  const restoreInput = preserveInput(root)
  root.innerHTML = PAGE
  expect(field('text').value).toBe('')
  restoreInput()
  expect(field('code').value).toBe('a8765')
  expect(field('text').value).toBe('Чернетка')
  expect(field('hours').value).toBe('25')
  expect(document.activeElement).toBe(field('text'))
  expect(heard).toEqual(['code', 'text', 'hours'])
})

test('fields that React keeps retain the caret, and React receives one input event', () => {
  const { root, heard, field } = openPage()
  field('code').value = 'a8765'
  field('code').setSelectionRange(2, 3)
  preserveInput(root)()
  expect(field('code').value).toBe('a8765')
  expect([field('code').selectionStart, field('code').selectionEnd]).toEqual([2, 3])
  expect(heard).toEqual(['code'])
})

test('the caret is restored in a replaced field', () => {
  const { root, field } = openPage()
  field('text').value = 'один три'
  field('text').focus()
  field('text').setSelectionRange(5, 5)
  const restoreInput = preserveInput(root)
  root.innerHTML = PAGE
  restoreInput()
  expect(field('text').selectionStart).toBe(5)
})

test('an untouched field keeps the value that React rendered', () => {
  const { root, heard, field } = openPage()
  const restoreInput = preserveInput(root)
  root.innerHTML = PAGE.replace('value="10"', 'value="15"')
  restoreInput()
  expect(field('hours').value).toBe('15')
  expect(heard).toEqual([])
})
