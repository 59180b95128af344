type TextField = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/**
 * Notes what has been typed into the fields of a page before it was hydrated, and returns what tells React of it,
 * which keeps the text on the screen and knows nothing of it. Where React has drawn the page anew, as behind a
 * browser extension that adds elements of its own, the text and the focus are put back into the new fields.
 */
export function keepTyped(container: HTMLElement): () => void {
  const fieldsOf = () => [...container.querySelectorAll<TextField>(FIELDS)]
  const before = fieldsOf().map((field) => ({
    field,
    value: field.value,
    isChanged: field.value !== field.defaultValue,
    hasFocus: field === document.activeElement,
  }))
  return () => {
    for (const [index, field] of fieldsOf().entries()) {
      const old = before[index]
      if (!old) continue
      const isSame = old.field === field
      if (!isSame && old.field.isConnected) continue
      if (old.isChanged) type(field, isSame ? field.value : old.value)
      if (!isSame && old.hasFocus) field.focus({ preventScroll: true })
    }
  }
}

/** Changes a field as a person would, so that React hears of it. */
function type(field: TextField, value: string): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  const { selectionStart, selectionEnd } = field
  // React watches the property of the element itself, and takes no value for a change that it has seen before.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
}
