import X from 'lucide-react/icons/x'
import { Dialog as DialogPrimitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'

import { ANSWER_CLASS, Question } from '#src/components/section-heading.tsx'
import { cn } from '#src/lib/cn.ts'

import { Icon } from './icon.tsx'

/** Overlay between the page and the dialog. */
const OVERLAY_CLASS =
  'fixed inset-0 z-(--z-scrim) bg-scrim data-[state=closed]:animate-disappear data-[state=open]:animate-appear print:static print:block print:overflow-visible print:bg-transparent print:p-0'
const CLOSE =
  'absolute top-4 right-4 grid h-11 w-11 place-items-center rounded-1 hover:bg-sunk print:hidden'

/** Root of the dialog parts below; the caller controls whether it is open. */
function Dialog(props: ComponentProps<typeof DialogPrimitive.Root>) {
  return <DialogPrimitive.Root data-slot="dialog" {...props} />
}

interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /**
   * Accessible name of the close button in the corner. Without it the content extends to the edges and provides
   * its own padding and `DialogClose`, as a dialog with a header and a footer does.
   */
  closeLabel?: string
}

/**
 * Modal dialog, full-height below 640 px. It requires a `DialogTitle`. On closing it restores the focus, even
 * if it was not opened by a trigger.
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
      <DialogPrimitive.Overlay
        data-slot="dialog-scrim"
        className={cn(
          OVERLAY_CLASS,
          'grid place-items-center overflow-auto p-4 max-sm:place-items-stretch max-sm:p-0',
        )}
      >
        <DialogPrimitive.Content
          data-slot="dialog-content"
          className={cn(
            'relative z-(--z-modal) max-h-[calc(100dvh-2rem)] w-full max-w-184 overflow-auto border-t-6 border-pen bg-surface text-ink [box-shadow:var(--shadow-layer)] focus:outline-none data-[state=open]:animate-rise max-sm:h-dvh max-sm:max-h-none max-sm:max-w-none print:max-h-none print:max-w-none print:overflow-visible print:[box-shadow:none] forced-colors:border-2',
            className,
          )}
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
              {/* The close button is sticky, and the float keeps the title clear of it. */}
              <DialogClose
                label={closeLabel}
                className="sticky right-auto z-(--z-raised) float-right mt-4 mr-4 ml-2 bg-surface"
              />
              {/* The scroll container has no padding, because that would offset the sticky close button. On phones
                  the padding keeps the text beside the button. */}
              <div className="p-[clamp(1.5rem,4vw,2.75rem)] max-sm:pr-17">{children}</div>
            </>
          )}
        </DialogPrimitive.Content>
      </DialogPrimitive.Overlay>
    </DialogPrimitive.Portal>
  )
}

/**
 * Scrolls the focused element into view, because Radix does not scroll when it wraps the focus from the last
 * control to the first.
 */
function scrollIntoBox(target: Element, container: Element): void {
  const [inner, outer] = [target.getBoundingClientRect(), container.getBoundingClientRect()]
  if (inner.bottom >= outer.top && inner.top <= outer.bottom) return
  target.scrollIntoView({ block: 'nearest' })
}

declare global {
  interface Document {
    /**
     * The link or button pressed last, recorded by the inline script, because the dialog may be in a chunk that
     * loads after the click.
     */
    pressed?: HTMLElement | null
  }
}

type FocusHandlers = Pick<
  ComponentProps<typeof DialogPrimitive.Content>,
  'onOpenAutoFocus' | 'onCloseAutoFocus'
>

/**
 * Restores the focus to the element that opened the dialog, or to the page if that element is gone. It needs no
 * trigger.
 */
function useFocusReturn({ onOpenAutoFocus, onCloseAutoFocus }: FocusHandlers = {}): FocusHandlers {
  const opener = useRef<HTMLElement | null>(null)
  return {
    onOpenAutoFocus: (event) => {
      const focused = document.querySelector<HTMLElement>(':focus')
      const { pressed = null } = document
      // Safari does not focus a clicked button, but may focus an element around it.
      opener.current = !focused || focused.contains(pressed) ? pressed : focused
      onOpenAutoFocus?.(event)
    },
    onCloseAutoFocus: (event) => {
      onCloseAutoFocus?.(event)
      if (event.defaultPrevented) return
      event.preventDefault()
      // A page that has been opened meanwhile already has the focus.
      if (document.activeElement !== document.body) return
      // The opener may have been removed, for example with another dialog.
      const { current } = opener
      const target = current?.isConnected ? current : document.getElementById('main')
      // Without `preventScroll` the page would scroll to an opener in the sticky header.
      target?.focus({ preventScroll: true })
    },
  }
}

/** Question above the title, in the visitor's voice. */
function DialogQuestion({ children }: { children: ReactNode }) {
  return <Question className="text-h3">{children}</Question>
}

/** Title of the dialog, styled as an answer. */
function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn(
        ANSWER_CLASS,
        'text-[clamp(1.5rem,1.2rem+1.6vw,2.25rem)]/[1.1] tracking-[-0.028em]',
        className,
      )}
      {...props}
    />
  )
}

/** Description of the dialog, which screen readers announce with the title. */
function DialogDescription(props: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description data-slot="dialog-description" {...props} />
}

interface DialogCloseProps extends Omit<
  ComponentProps<typeof DialogPrimitive.Close>,
  'children' | 'aria-label'
> {
  label: string
}

/** Close button with a cross, 44 px. */
function DialogClose({ label, className, ...props }: DialogCloseProps) {
  return (
    <DialogPrimitive.Close
      data-slot="dialog-close"
      className={cn(CLOSE, className)}
      aria-label={label}
      {...props}
    >
      <Icon icon={X} />
    </DialogPrimitive.Close>
  )
}

export {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogQuestion,
  DialogTitle,
  OVERLAY_CLASS,
  useFocusReturn,
}
