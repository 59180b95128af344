interface ToastOptions {
  message: string
  /** `ok` and `note` are announced politely, `err` assertively. */
  kind?: 'note' | 'ok' | 'err'
  /** Optional action, such as undo. */
  action?: { label: string; run(): void }
}

interface Toast extends ToastOptions {
  id: number
  kind: 'note' | 'ok' | 'err'
}

let toasts: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()

function publish(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

/** Store of all toasts: any code may add one, and a single `Toaster` shows them, including earlier ones. */
const toastStore = {
  dismiss(id: number): void {
    publish(toasts.filter((toast) => toast.id !== id))
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  getSnapshot: () => toasts,
}

/** Shows a short message for five seconds, twenty with an action: `toast({ message: t.saved, kind: 'ok' })`. */
function toast({ kind = 'note', ...options }: ToastOptions): void {
  publish([...toasts, { id: nextId++, kind, ...options }])
}

export { toast, toastStore, type ToastOptions }
