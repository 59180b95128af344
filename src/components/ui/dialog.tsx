import X from 'lucide-react/icons/x'
import { Dialog as DialogPrimitive } from 'radix-ui'
import { type ComponentProps, useRef } from 'react'

import { cn } from '#src/lib/cn.ts'

import { Icon } from './icon.tsx'

/** Open or closed, as the page says: the root of the parts below. */
function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root data-slot="dialog" {...props} />
}

interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /**
   * Name of the cross in the corner. Left out, the content is laid to the edges and brings its own
   * padding and `DialogClose`, as a dialog with a head and a foot does.
   */
  closeLabel?: string
}

/**
 * The layer over the page: a sheet of the full height below 640 px. It needs a `DialogTitle`.
 * When it closes, the focus goes back to where it came from, also when no trigger opened it.
 */
function DialogContent({
  closeLabel,
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  onFocus,
  ...props
}: DialogContentProps) {
  const focusReturn = useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus })

  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay data-slot="dialog-scrim" className="scrim">
        <DialogPrimitive.Content
          data-slot="dialog-content"
          className={cn('modal', className)}
          {...focusReturn}
          onFocus={(event) => {
            onFocus?.(event)
            scrollIntoBox(event.target, event.currentTarget)
          }}
          {...props}
        >
          {closeLabel === undefined ? (
            children
          ) : (
            <>
              <DialogClose label={closeLabel} />
              <div className="modal-b">{children}</div>
            </>
          )}
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  )
}

/** Brings what has taken the focus into sight: from the last control to the first, Radix moves it without scrolling. */
function scrollIntoBox(target: Element, box: Element): void {
  const [inner, outer] = [target.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.bottom >= outer.top && inner.top <= outer.bottom) return
  target.scrollIntoView({ block: 'nearest' })
}

declare global {
  interface Document {
    /** The link or button that was pressed last, noted by the inline script: what opens may come in a file that is late. */
    pressed?: HTMLElement | null
  }
}

type FocusHandlers = Pick<
  ComponentProps<typeof DialogPrimitive.Content>,
  'onOpenAutoFocus' | 'onCloseAutoFocus'
>

/** Gives the focus back to where it came from, or to the page where that has gone; no trigger is needed. */
function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers = {}): FocusHandlers {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      const focused = document.querySelector<HTMLElement>(':focus')
      const { pressed = null } = document
      // Safari gives the focus not to a button that is pressed but to what stands around it, if to anything.
      opener.current = !focused || focused.contains(pressed) ? pressed : focused
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      // A page that has opened in the meantime has taken it.
      if (document.activeElement !== document.body) return
      // What opened it may have gone, with another dialog or by itself.
      const { current } = opener
      const target = current?.isConnected ? current : document.getElementById('main')
      // A header that stays on the screen would count as out of sight, and the page would move.
      target?.focus({ preventScroll: true })
    },
  }
}

/** The name of the dialog, set as an answer. */
function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title data-slot="dialog-title" className={cn('a', className)} {...props} />
  )
}

/** What the dialog is about; screen readers say it with the title. */
function DialogDescription(props: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description data-slot="dialog-description" {...props} />
}

interface DialogCloseProps extends Omit<
  ComponentProps<typeof DialogPrimitive.Close>,
  'children' | 'aria-label'
> {
  label: string
}

/** The cross, 44 px. */
function DialogClose({ label, className, ...props }: DialogCloseProps) {
  return (
    <DialogPrimitive.Close
      data-slot="dialog-close"
      className={cn('x', className)}
      aria-label={label}
      {...props}
    >
      <Icon icon={X} />
    </DialogPrimitive.Close>
  )
}

/** What closes the dialog under another look: `<DialogDismiss asChild><Button>…`. */
function DialogDismiss(props: ComponentProps<typeof DialogPrimitive.Close>) {
  return <DialogPrimitive.Close data-slot="dialog-dismiss" {...props} />
}

export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogDismiss,
  DialogTitle,
  useFocusReturn,
}
