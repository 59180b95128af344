import { Toast } from 'radix-ui'
import { useSyncExternalStore } from 'react'

import { cn } from '#src/lib/cn.ts'

import { toastStore } from './toast-store.ts'

const LIFETIME_MS = 5000
/** With an action, which a keyboard takes longer to reach. */
const ACTION_LIFETIME_MS = 20_000

/**
 * Shows the toasts; it stands once, at the end of the page. The time of a toast stands still while the pointer or the
 * focus is on it; F8 leads to it.
 *
 * @param label Name of the region: `Messages`.
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
          className={cn('toast', kind !== 'note' && kind)}
          type={kind === 'err' ? 'foreground' : 'background'}
          duration={action ? ACTION_LIFETIME_MS : LIFETIME_MS}
          onOpenChange={(isOpen) => !isOpen && toastStore.dismiss(id)}
          // A dialog that opens later takes the pointer from what lies below it; a message can still be copied.
          style={{ pointerEvents: 'auto', userSelect: 'text' }}
        >
          <Toast.Description asChild>
            <p>{message}</p>
          </Toast.Description>
          {action && (
            <Toast.Action altText={action.label} onClick={action.run}>
              {action.label}
            </Toast.Action>
          )}
        </Toast.Root>
      ))}
      <Toast.Viewport
        data-slot="toaster"
        className="toasts"
        label={`${label} ({hotkey})`}
        // A dialog hides all around it from screen readers except live regions. Radix announces each toast itself.
        aria-live="off"
      />
    </Toast.Provider>
  )
}

export { Toaster }
