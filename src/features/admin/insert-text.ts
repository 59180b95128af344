import { escapeHtml } from '#src/lib/html-text.ts'

import type { TextChange } from './mark-text.ts'
import { insertedBlock } from './post-form.ts'

/** Number of lines from which `insertText` takes longer than 50 ms. */
const LONG_TEXT_LINES = 50

/** Applies a change like typing. */
export function changeText(area: HTMLTextAreaElement, change: TextChange): void {
  const { start, end, text, selection } = change
  area.setSelectionRange(start, end)
  if (start !== end || text !== '') insertText(area, text)
  area.setSelectionRange(...selection)
}

/** Inserts a block after the selection and keeps the selected text. */
export function insertBlock(area: HTMLTextAreaElement, block: string): void {
  const { value, selectionEnd: position } = area
  area.setSelectionRange(position, position)
  insertText(area, insertedBlock(value, position, position, block))
}

/** Replaces the selection like typing, so that the browser can undo it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  // Deprecated, but still the only way to keep the browser's undo history. Chromium does a layout for
  // each inserted line, which takes seconds for hundreds; as HTML it is a single step. After a redo of
  // that the caret is misplaced, so short texts use `insertText`. Firefox does not support HTML here.
  const isLong = text.split('\n').length > LONG_TEXT_LINES
  if (isLong && document.execCommand('insertHTML', false, escapeHtml(text))) return
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
