import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'

import { once } from '#src/lib/memoize.ts'

import { insertText } from './insert-text.ts'
import { insertedBlock } from './post-form.ts'

/** Elements worth converting; code editors only add colors. */
const MARKUP =
  /<(?:a|b|blockquote|code|del|em|h[1-6]|hr|i|img|kbd|[ou]l|pre|s|strike|strong|table)[\s/>]|\bMso/i

const CONVERSION_TIMEOUT_MS = 2500

const load = once(() => import('./pasted-markdown.ts'))

/** Paste handlers that convert formatted text to Markdown. */
export function usePaste() {
  const isPlain = useRef(false)
  return {
    // Not every browser omits the formatted text for "paste as plain text".
    onKeyDown: (event: KeyboardEvent) => {
      isPlain.current = event.shiftKey && (event.ctrlKey || event.metaKey)
    },
    onKeyUp: () => {
      isPlain.current = false
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { clipboardData, currentTarget: area } = event
      const html = clipboardData.getData('text/html')
      const plainText = clipboardData.getData('text/plain')
      // Pasted pictures have no text; spreadsheets add a picture of the table.
      if (isPlain.current || plainText === '' || isInCode(area) || !MARKUP.test(html)) return
      event.preventDefault()
      void paste(area, html, plainText)
    },
  }
}

function isInCode({ value, selectionStart }: HTMLTextAreaElement): boolean {
  const fences = value.slice(0, selectionStart).match(/^ {0,3}(?:```|~~~)/gm) ?? []
  return fences.length % 2 === 1
}

/** Replaces the selection with Markdown, or with plain text if the conversion takes too long. */
async function paste(area: HTMLTextAreaElement, html: string, plainText: string): Promise<void> {
  const { value, selectionStart, selectionEnd } = area
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, CONVERSION_TIMEOUT_MS))
  const converted = load().then(({ pastedMarkdown }) => pastedMarkdown(html))
  const markdown = await Promise.race([converted, timeout]).catch(() => undefined)
  // If the owner has continued typing, it is inserted at the current position.
  if (area.value === value) area.setSelectionRange(selectionStart, selectionEnd)
  const isInline = markdown?.inline ?? true
  const text = markdown?.text ?? plainText
  const focused = document.activeElement
  insertText(
    area,
    isInline ? text : insertedBlock(area.value, area.selectionStart, area.selectionEnd, text),
  )
  if (focused instanceof HTMLElement && focused !== area) focused.focus()
}
