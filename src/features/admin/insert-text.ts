/** Puts marks around what is selected, which stays selected. */
export function wrapSelection(area: HTMLTextAreaElement, before: string, after: string): void {
  const { selectionStart: start, selectionEnd: end } = area
  const selected = area.value.slice(start, end)
  insertText(area, before + selected + after)
  area.setSelectionRange(start + before.length, start + before.length + selected.length)
}

/** Puts a text in the place of what is selected, as if it were typed: the browser can undo it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus()
  // Deprecated, and still the only way to keep the browser's own undo.
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
