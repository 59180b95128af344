import { type ComponentProps, useEffect, useState, useSyncExternalStore } from 'react'

import { cn } from '#src/lib/cn.ts'

import { toastStore, type Toast } from './toast-store.ts'

const NONE: readonly Toast[] = []

/** How long a live region stands empty until what is put into it is read out. */
const REGION_IS_KNOWN_MS = 100

interface ToasterProps extends ComponentProps<'section'> {
  /** Name of the region: `Messages`. */
  label: string
}

/**
 * Where toasts appear; it stands once, at the end of the page. Both live regions are there from the
 * start, because a region that comes together with its words is often not read out.
 */
function Toaster({ label, className, ...props }: ToasterProps) {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsKnown(true)
      toastStore.release()
    }, REGION_IS_KNOWN_MS)
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
      onPointerEnter={toastStore.hold}
      onPointerLeave={toastStore.release}
      onFocus={toastStore.hold}
      onBlur={toastStore.release}
      {...props}
    >
      <div role="alert">{errors.map(renderToast)}</div>
      <div role="status">{notes.map(renderToast)}</div>
    </section>
  )
}

function renderToast({ id, kind, message, action }: Toast) {
  return (
    <div key={id} data-slot="toast" className={cn('toast', kind !== 'note' && kind)}>
      <p>{message}</p>
      {action && (
        <button
          type="button"
          onClick={() => {
            action.run()
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
