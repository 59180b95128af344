import X from 'lucide-react/icons/x'
import { Dialog as DialogPrimitive } from 'radix-ui'
import { type ComponentProps, type ReactNode, useRef } from 'react'

import { ANSWER, Question } from '#src/components/section-heading.tsx'
import { cn } from '#src/lib/cn.ts'

import { Icon } from './icon.tsx'

/** The layer between page and dialog. */
const SCRIM =
  'fixed inset-0 z-(--z-scrim) bg-scrim data-[state=closed]:animate-disappear data-[state=open]:animate-appear print:static print:block print:overflow-visible print:bg-transparent print:p-0'
const CLOSE =
  'absolute top-4 right-4 grid h-11 w-11 place-items-center rounded-1 hover:bg-sunk print:hidden'

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
      <DialogPrimitive.Overlay
        data-slot="dialog-scrim"
        className={cn(
          SCRIM,
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
              {/* It stays in its corner while the text scrolls, and the title never runs under it. */}
              <DialogClose
                label={closeLabel}
                className="sticky right-auto z-(--z-raised) float-right mt-4 mr-4 ml-2 bg-surface"
              />
              {/* The padding is not the scroller's: a sticky child of it would start below. What scrolls past the
                  button that closes it runs beside it on a phone. */}
              <div className="p-[clamp(1.5rem,4vw,2.75rem)] max-sm:pr-17">{children}</div>
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

/** What stands before the name, as asked by the visitor. */
function DialogQuestion({ children }: { children: ReactNode }) {
  return <Question className="text-h3">{children}</Question>
}

/** The name of the dialog, set as an answer. */
function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return (
    <DialogPrimitive.Title
      data-slot="dialog-title"
      className={cn(
        ANSWER,
        'text-[clamp(1.5rem,1.2rem+1.6vw,2.25rem)]/[1.1] tracking-[-0.028em]',
        className,
      )}
      {...props}
    />
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
      className={cn(CLOSE, className)}
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
  DialogQuestion,
  DialogTitle,
  SCRIM,
  useFocusReturn,
}
