// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { changeText, insertBlock, insertText } from './insert-text.ts'

/** Creates a text area; `execCommand` returns false, as in a browser that does not support it. */
function createTextarea(value: string, start: number, end: number) {
  document.body.innerHTML = '<textarea></textarea>'
  document.execCommand = vi.fn<typeof document.execCommand>(() => false)
  const area = document.querySelector('textarea') as HTMLTextAreaElement
  area.value = value
  area.setSelectionRange(start, end)
  return area
}

afterEach(() => {
  Reflect.deleteProperty(document, 'execCommand')
})

test('a picture is inserted after the selection and replaces nothing', () => {
  const area = createTextarea('один два', 0, 4)
  insertBlock(area, '[image:https://e.com/a.png]')
  expect(area.value).toBe('один\n\n[image:https://e.com/a.png]\n\n два')
})

test('a long text is inserted as one HTML command with its characters escaped', () => {
  const area = createTextarea('', 0, 0)
  const lines = '\n- c'.repeat(300)
  insertText(area, `- <b> &amp;${lines}`)
  expect(vi.mocked(document.execCommand).mock.calls[0]).toEqual([
    'insertHTML',
    false,
    `- &lt;b&gt; &amp;amp;${lines}`,
  ])
})

test('a change sets the selection', () => {
  const area = createTextarea('а слово б', 2, 8)
  changeText(area, { start: 2, end: 7, text: '**слово**', selection: [4, 9] })
  expect(area.value).toBe('а **слово** б')
  expect([area.selectionStart, area.selectionEnd]).toEqual([4, 9])
})
