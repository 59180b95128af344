import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react'

import { cn } from '#src/lib/cn.ts'

import { EMPTY_REGION_MS } from './live-region.ts'
import { toastStore, type Toast } from './toast-store.ts'

const NONE: readonly Toast[] = []

interface ToasterProps extends ComponentProps<'section'> {
  /** Name of the region: `Messages`. */
  label: string
}

/**
 * Where toasts appear; it stands once, at the end of the page. Both live regions are there, empty,
 * before the first toast.
 */
function Toaster({ label, className, ...props }: ToasterProps) {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsKnown(true)
      toastStore.release('place')
    }, EMPTY_REGION_MS)
    return () => clearTimeout(timer)
  }, [])
  const waiting = useToasts()
  const toasts = isKnown ? waiting : NONE
  const errors = toasts.filter((toast) => toast.kind === 'err')
  const notes = toasts.filter((toast) => toast.kind !== 'err')

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it waits, nothing is pressed
    <section
      data-slot="toaster"
      aria-label={label}
      className={cn('toasts', className)}
      onPointerEnter={() => toastStore.hold('pointer')}
      onPointerLeave={() => toastStore.release('pointer')}
      onFocus={() => toastStore.hold('focus')}
      onBlur={() => toastStore.release('focus')}
      // A dialog takes a press beside it as one to close it.
      onPointerDown={(event) => event.stopPropagation()}
      {...props}
    >
      {/* Said in words too: a dialog hides all around it but what is `aria-live`. What stands there is not said again. */}
      <div role="alert" aria-live="assertive" aria-atomic="false">
        {errors.map(renderToast)}
      </div>
      <div role="status" aria-live="polite" aria-atomic="false">
        {notes.map(renderToast)}
      </div>
    </section>
  )
}

function renderToast({ id, kind, message, action }: Toast) {
  return (
    <div
      key={id}
      data-slot="toast"
      aria-atomic="true"
      className={cn('toast', kind !== 'note' && kind)}
    >
      <p>{message}</p>
      {action && (
        <button
          type="button"
          onClick={({ currentTarget }) => {
            action.run()
            // React tells no blur of what it takes away.
            currentTarget.blur()
            toastStore.dismiss(id)
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  )
}

/** The toasts that are on screen now. */
function useToasts(): readonly Toast[] {
  return useSyncExternalStore(toastStore.subscribe, toastStore.getSnapshot, () => NONE)
}

export { Toaster }
