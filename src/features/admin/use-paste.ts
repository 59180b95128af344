import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'

import { once } from '#src/lib/memoize.ts'

import { insertText } from './insert-text.ts'
import { insertedBlock } from './post-form.ts'

/** Markup that a text may keep. Editors of code put their colours there, and no more. */
const MARKUP =
  /<(?:a|b|blockquote|code|del|em|h[1-6]|hr|i|img|kbd|[ou]l|pre|s|strike|strong|table)[\s/>]|\bMso/i

/** How long a paste may wait for its Markdown, in milliseconds. */
const PATIENCE = 2500

const load = once(() => import('./pasted-markdown.ts'))

/** Handlers of a text that takes what other programs have formatted as Markdown. */
export function usePaste() {
  const isPlain = useRef(false)
  return {
    // Not every browser leaves the formatted text out when its keys ask for the words alone.
    onKeyDown: (event: KeyboardEvent) => {
      isPlain.current = event.shiftKey && (event.ctrlKey || event.metaKey)
    },
    onKeyUp: () => {
      isPlain.current = false
    },
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const { clipboardData, currentTarget: area } = event
      const html = clipboardData.getData('text/html')
      const words = clipboardData.getData('text/plain')
      // A picture has no words; a table of a spreadsheet comes with a picture of itself.
      if (isPlain.current || words === '' || isInCode(area) || !MARKUP.test(html)) return
      event.preventDefault()
      void paste(area, html, words)
    },
  }
}

/** Whether the caret stands within a fence. */
function isInCode({ value, selectionStart }: HTMLTextAreaElement): boolean {
  const fences = value.slice(0, selectionStart).match(/^ {0,3}(?:```|~~~)/gm) ?? []
  return fences.length % 2 === 1
}

/** Puts Markdown in the place of what is selected, or the words alone where there is none in time. */
async function paste(area: HTMLTextAreaElement, html: string, words: string): Promise<void> {
  const { value, selectionStart, selectionEnd } = area
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE))
  const converted = load().then(({ pastedMarkdown }) => pastedMarkdown(html))
  const markdown = await Promise.race([converted, late]).catch(() => undefined)
  // Whoever has gone on typing meanwhile has it where they are.
  if (area.value === value) area.setSelectionRange(selectionStart, selectionEnd)
  const isInline = markdown?.inline ?? true
  const text = markdown?.text ?? words
  const focused = document.activeElement
  insertText(
    area,
    isInline ? text : insertedBlock(area.value, area.selectionStart, area.selectionEnd, text),
  )
  if (focused instanceof HTMLElement && focused !== area) focused.focus()
}
