type TextField = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/**
 * Notes what has been typed into the fields of a page before it was hydrated, and returns what tells React of it,
 * which keeps the text on the screen and knows nothing of it. Where React has drawn the page anew, as behind a
 * browser extension that adds elements of its own, text, caret and focus are put back into the new fields.
 */
export function keepTyped(container: HTMLElement): () => void {
  const fieldsOf = () => [...container.querySelectorAll<TextField>(FIELDS)]
  const before = fieldsOf().map((field) => ({
    field,
    value: field.value,
    isChanged: field.value !== field.defaultValue,
    hasFocus: field === document.activeElement,
    caret: caretOf(field),
  }))
  return () => {
    for (const [index, field] of fieldsOf().entries()) {
      const old = before[index]
      if (!old) continue
      const isSame = old.field === field
      if (!isSame && old.field.isConnected) continue
      if (old.isChanged) {
        type(field, isSame ? field.value : old.value, isSame ? caretOf(field) : old.caret)
      }
      if (!isSame && old.hasFocus) field.focus({ preventScroll: true })
    }
  }
}

type Caret = readonly [start: number, end: number] | undefined

/** Where the caret stands; nothing in a field without one, such as a slider. */
function caretOf({ selectionStart, selectionEnd }: TextField): Caret {
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd]
}

/** Changes a field as a person would, so that React hears of it. */
function type(field: TextField, value: string, caret: Caret): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React watches the property of the element itself, and takes no value for a change that it has seen before.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (caret) field.setSelectionRange(...caret)
}
