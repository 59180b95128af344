import { type RefObject, useEffect, useRef } from 'react'

import { lazyComponent } from '#src/components/lazy-component.tsx'

import { insertBlock } from './insert-text.ts'

const ImageDialog = lazyComponent(() =>
  import('./dashboard-dialogs.ts').then((module) => module.ImageDialog),
)

/** Dialog that inserts a picture at the caret, or at the end of the text if there is no caret. */
export function ImageInsertion(props: {
  area: RefObject<HTMLTextAreaElement | null>
  open: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const { area, open, onOpenChange } = props

  const pending = useRef('')
  const hasCaret = useRef(false)
  useEffect(() => {
    const text = area.current
    const note = () => {
      hasCaret.current = true
    }
    text?.addEventListener('focus', note, { once: true })
    return () => text?.removeEventListener('focus', note)
  }, [area])
  const insertPending = () => {
    const text = area.current
    if (!text) return
    if (!hasCaret.current) text.setSelectionRange(text.value.length, text.value.length)
    text.focus()
    const address = pending.current
    pending.current = ''
    if (address) insertBlock(text, `[image:${address}]`)
  }
  return (
    <ImageDialog
      open={open}
      onOpenChange={onOpenChange}
      onInsert={(address) => {
        pending.current = address
        onOpenChange(false)
      }}
      onClosed={insertPending}
    />
  )
}

/** Preloads the dialog. */
ImageInsertion.prepare = ImageDialog.prepare
