type TextField = HTMLInputElement | HTMLTextAreaElement

const FIELDS = 'textarea, input:not([type=checkbox], [type=radio], [type=file])'

/**
 * Records what a visitor types before hydration and returns a function that reports it to React,
 * which keeps the text in the field but not in its state. If React renders the page again, as it does when a
 * browser extension has added elements, text, caret and focus are restored in the new fields.
 */
export function preserveInput(container: HTMLElement): () => void {
  const getFields = () => [...container.querySelectorAll<TextField>(FIELDS)]
  const before = getFields().map((field) => ({
    field,
    value: field.value,
    isChanged: field.value !== field.defaultValue,
    hasFocus: field === document.activeElement,
    caret: getCaret(field),
  }))
  return () => {
    for (const [index, field] of getFields().entries()) {
      const previous = before[index]
      if (!previous) continue
      const isSame = previous.field === field
      if (!isSame && previous.field.isConnected) continue
      if (previous.isChanged) {
        typeInto(
          field,
          isSame ? field.value : previous.value,
          isSame ? getCaret(field) : previous.caret,
        )
      }
      if (!isSame && previous.hasFocus) field.focus({ preventScroll: true })
    }
  }
}

type Caret = readonly [start: number, end: number] | undefined

/** Position of the caret; `undefined` for a field without one, such as a slider. */
function getCaret({ selectionStart, selectionEnd }: TextField): Caret {
  return selectionStart === null || selectionEnd === null
    ? undefined
    : [selectionStart, selectionEnd]
}

/** Sets a field's value and dispatches the input event that React listens for. */
function typeInto(field: TextField, value: string, caret: Caret): void {
  const prototype = field instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement
  // React overrides the property on the element and ignores values that it has already seen there.
  field.value = ''
  Object.getOwnPropertyDescriptor(prototype.prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  if (caret) field.setSelectionRange(...caret)
}
