import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'

import { cn } from '#src/lib/cn.ts'

import { toastStore } from './toast-store.ts'

/** Color of the dash by kind; toasts are on a dark background in both themes. */
const DASH = { note: 'before:bg-marker', ok: 'before:bg-ok', err: 'before:bg-err' }

const LIFETIME_MS = 5000
/** Lifetime of a toast with an action, which takes longer to reach by keyboard. */
const ACTION_LIFETIME_MS = 20_000

/**
 * Shows the toasts, once at the end of the page. Timers pause while a toast is hovered or focused; F8 moves
 * the focus to the region.
 *
 * @param label Accessible name of the region: `Messages`.
 */
function Toaster({ label }: { label: string }) {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getSnapshot,
    toastStore.getSnapshot,
  )
  return (
    <Toast.Provider label={label} swipeDirection="down">
      {toasts.map(({ id, kind, message, action }) => (
        <Toast.Root
          key={id}
          data-slot="toast"
          className={cn(
            'pointer-events-auto mt-2 ml-auto flex w-fit max-w-96 animate-rise items-start gap-[0.9rem] border border-rule bg-surface px-[1.1rem] py-[0.9rem] text-(length:--text-small) font-medium text-ink scheme-dark [box-shadow:var(--shadow-layer)] before:mt-[0.6em] before:h-[3px] before:w-[1.1rem] before:flex-none data-[swipe=move]:[transform:translateY(var(--radix-toast-swipe-move-y))] forced-colors:border-2',
            DASH[kind],
          )}
          type={kind === 'err' ? 'foreground' : 'background'}
          duration={action ? ACTION_LIFETIME_MS : LIFETIME_MS}
          onOpenChange={(isOpen) => !isOpen && toastStore.dismiss(id)}
          // A dialog disables pointer events below it, but messages must stay usable.
          style={{ pointerEvents: 'auto', userSelect: 'text' }}
        >
          <Toast.Description asChild>
            <p>{message}</p>
          </Toast.Description>
          {action && (
            <Toast.Action
              className="ml-auto min-h-6 font-semi whitespace-nowrap underline underline-offset-[0.2em]"
              altText={action.label}
              onClick={action.run}
            >
              {action.label}
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport
        data-slot="toaster"
        className="pointer-events-none fixed right-0 bottom-0 z-(--z-toast) grid max-w-full justify-items-end p-4 focus-visible:outline-none in-[:root:has([data-floating])]:bottom-16 print:hidden"
        label={`${label} ({hotkey})`}
        // Dialogs hide everything except live regions from screen readers. Radix announces each toast itself.
        aria-live="off"
      />
    </Toast.Provider>
  )
}

export { Toaster }
