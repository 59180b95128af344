import type { TextChange } from './mark-text.ts'
import { insertedBlock } from './post-form.ts'

/** Lines of a text that takes longer than 50 ms to be typed. */
const LONG = 50

/** Changes a text as if it were typed. */
export function changeText(area: HTMLTextAreaElement, change: TextChange): void {
  const { start, end, text, selection } = change
  area.setSelectionRange(start, end)
  if (start !== end || text !== '') insertText(area, text)
  area.setSelectionRange(...selection)
}

/** Puts a block behind what is selected, which stays in the text. */
export function insertBlock(area: HTMLTextAreaElement, block: string): void {
  const { value, selectionEnd: at } = area
  area.setSelectionRange(at, at)
  insertText(area, insertedBlock(value, at, at, block))
}

/** Puts a text in the place of what is selected, as if it were typed: the browser can undo it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  // Deprecated, and still the only way to keep the browser's own undo. Chromium lays the page out anew for
  // each line of a text, which takes seconds for hundreds; the same text as markup is one piece. After a redo of
  // that the caret is misplaced, so short texts are typed. Firefox takes no markup here.
  const isLong = text.split('\n').length > LONG
  if (isLong && document.execCommand('insertHTML', false, escapeHtml(text))) return
  if (document.execCommand(text === '' ? 'delete' : 'insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
