const LIFETIME_MS = 5000
/** Of one with something to do, which has to be come to, by keyboard too. */
const ACTION_LIFETIME_MS = 20_000

interface ToastOptions {
  message: string
  /** `ok` and `note` are announced politely, `err` at once. */
  kind?: 'note' | 'ok' | 'err'
  /** One thing to do about it, such as taking it back. */
  action?: { label: string; run(): void }
}

interface Toast extends ToastOptions {
  id: number
  kind: 'note' | 'ok' | 'err'
}

/** What stops the clock: there is no place for toasts yet, or somebody reads them. */
type Hold = 'place' | 'pointer' | 'focus'

interface Timer {
  /** What is left of its time. */
  left: number
  startedAt: number
  handle: ReturnType<typeof setTimeout> | undefined
}

/** Keeps the toasts that are on screen. Each stays for its time, not counting what it is on hold. */
function createToastStore() {
  let toasts: readonly Toast[] = []
  let nextId = 1
  // Nobody sees them before there is a place for them, which may come in a file that is late.
  const holds = new Set<Hold>(['place'])
  const timers = new Map<number, Timer>()
  const listeners = new Set<() => void>()

  const publish = (next: readonly Toast[]) => {
    toasts = next
    for (const listener of listeners) listener()
  }

  const start = (id: number, timer: Timer) => {
    timer.startedAt = Date.now()
    timer.handle = setTimeout(() => dismiss(id), timer.left)
  }

  const dismiss = (id: number) => {
    clearTimeout(timers.get(id)?.handle)
    timers.delete(id)
    publish(toasts.filter((toast) => toast.id !== id))
    // What was pointed at is gone, and its leaving is not always told.
    if (toasts.length === 0) holds.clear()
  }

  return {
    /** Shows a toast and returns its id. */
    add({ kind = 'note', ...options }: ToastOptions): number {
      const id = nextId++
      const left = options.action ? ACTION_LIFETIME_MS : LIFETIME_MS
      const timer: Timer = { left, startedAt: 0, handle: undefined }
      timers.set(id, timer)
      if (holds.size === 0) start(id, timer)
      publish([...toasts, { id, kind, ...options }])
      return id
    },
    dismiss,
    /** Stops the clock while somebody reads: pointer over the toasts, or focus in them. */
    hold(hold: Hold) {
      const isRunning = holds.size === 0
      holds.add(hold)
      if (!isRunning) return
      for (const timer of timers.values()) {
        clearTimeout(timer.handle)
        timer.left -= Date.now() - timer.startedAt
      }
    },
    /** Ends one of the holds; the clock goes on when there is no other. */
    release(hold: Hold) {
      if (!holds.delete(hold) || holds.size > 0) return
      for (const [id, timer] of timers) start(id, timer)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    getSnapshot: () => toasts,
  }
}

/** The one store of the application: any code may add a toast, one `Toaster` shows them. */
const toastStore = createToastStore()

/** Shows a short message for five seconds, twenty with an action: `toast({ message: t.saved, kind: 'ok' })`. */
function toast(options: ToastOptions): number {
  return toastStore.add(options)
}

export { toast, toastStore, type Toast, type ToastOptions }
