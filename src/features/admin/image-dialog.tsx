import { useRef, useState } from 'react'

import { Button } from '#src/components/ui/button.tsx'
import { Dialog, DialogContent, DialogTitle } from '#src/components/ui/dialog.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Input } from '#src/components/ui/input.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'
import { isSafeImage } from '#src/lib/link-policy.ts'

import { ImageFacts, useDebouncedAddress } from './image-facts.tsx'

/** Dialog for a picture's address with a preview. */
export function ImageDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onInsert: (address: string) => void
  /** Returns the focus to the text. */
  onClosed: () => void
}) {
  const { open, onOpenChange, onInsert, onClosed } = props
  const t = useMessages('admin').image

  const [address, setAddress] = useState('')
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const path = address.trim()
  const previewPath = useDebouncedAddress(path)
  const isUsable = isImageAddress(path)
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        closeLabel={t.close}
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          // Focuses the field instead of the close button.
          event.preventDefault()
          input.current?.focus()
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          setAddress('')
          setError('')
          onClosed()
        }}
      >
        <DialogTitle>{t.title}</DialogTitle>
        <form
          className="mt-6 grid gap-6"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            // Events bubble through React's tree to the form of the post.
            event.stopPropagation()
            if (isUsable) onInsert(path)
            else setError(t.unsafe)
          }}
        >
          <Field label={t.address} error={error}>
            <Input
              ref={input}
              type="url"
              value={address}
              autoComplete="off"
              onChange={(event) => {
                setAddress(event.target.value)
                setError('')
              }}
            />
          </Field>
          {isImageAddress(previewPath) && <ImageFacts address={previewPath} />}
          <Button type="submit" className="justify-self-start">
            {t.insert}
          </Button>
        </form>
      </DialogContent>
    </Dialog>
  )
}

/** Whether an address is valid in an image marker: http, https or a path, without a closing bracket. */
function isImageAddress(path: string): boolean {
  return (
    /^(?:https?:\/\/[^/]|\/(?!\/)|\.?\w)/i.test(path) &&
    !/[\][<>\s]/.test(path) &&
    isSafeImage(path)
  )
}
