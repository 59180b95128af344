import { createChannel } from '#src/lib/channel.ts'

/** Result of a write: stored, or kept in memory only because storage is blocked or full. */
export type WriteResult = { ok: true } | { ok: false; reason: 'blocked' | 'full' }

/** A value stored in the browser under one key. */
export interface PersistentStore<T> {
  readonly key: string
  /** Value if nothing is stored, and on the server. */
  readonly initial: T
  /** Current value; the same object until it changes. */
  get: () => T
  /** The stored text if a part of it could not be read, until it is overwritten; otherwise `null`. */
  unread: () => string | null
  /** Whether the current value is stored; false after a failed write. */
  isSaved: () => boolean
  set: (value: T) => WriteResult
  /** Applies a function to the latest stored value, which another tab may have written. */
  update: (change: (value: T) => T) => WriteResult
  /** Removes the value; the current value becomes the initial one. */
  remove: () => WriteResult
  /** Calls the listener after every change in any tab; returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void
}

/** Reason for which a value could not be stored. */
export type NotStored = Extract<WriteResult, { ok: false }>['reason']

/** A failed write of a visitor's work: its key and the reason. */
export const notStored = createChannel<{ key: string; reason: NotStored }>()

/** Keys whose latest value exists only in this page's memory. */
const unsavedKeys = new Set<string>()

/** Whether closing this page loses a visitor's work. */
export function hasUnsavedWork(): boolean {
  return unsavedKeys.size > 0
}

interface PersistentStoreOptions<T> {
  key: string
  /** Parses the stored text; throws or returns `undefined` if it is invalid. */
  parse: (raw: string) => T | undefined
  /** Serializes a value; `null` removes the key. */
  serialize: (value: T) => string | null
  initial: T
  /** Stored JSON without the parts that parsing rewrites on purpose, which are no loss of data. */
  comparable?: (stored: unknown) => unknown
  /** Marks a visitor's work: a failed write is reported on any page. */
  isWork?: boolean
  /** Merges the value stored by another tab into an unsaved one; without it the unsaved one is lost. */
  merge?: (local: T, stored: T) => T
}

/**
 * Typed localStorage store with an in-memory fallback. It survives missing, blocked and full storage and
 * foreign data: a value that cannot be stored stays in this tab's memory, and a text
 * that cannot be parsed completely is copied to `<key>.backup` before it is overwritten.
 */
export function createPersistentStore<T>(options: PersistentStoreOptions<T>): PersistentStore<T> {
  const {
    key,
    parse,
    serialize,
    initial,
    comparable = (stored) => stored,
    isWork = false,
    merge,
  } = options
  const listeners = new Set<() => void>()

  // The value parsed from the stored text, and the text itself if a part of it could not be parsed.
  // After a failed write the value is newer than the text.
  let current: { raw: string | null; value: T; unread: string | null; isSaved: boolean } = {
    raw: null,
    value: initial,
    unread: null,
    isSaved: true,
  }

  /** Updates `held` from storage, which another tab or script may have changed. */
  function refresh(): void {
    const raw = readRaw(key)
    if (raw === undefined || raw === current.raw) return
    const before = current
    current = read(raw)
    if (!before.isSaved && merge)
      current = { ...current, value: merge(before.value, current.value), isSaved: false }
    else unsavedKeys.delete(key)
  }

  /** Parses a stored text. */
  function read(raw: string | null): typeof current {
    const next: typeof current = { raw, value: initial, unread: raw, isSaved: true }
    if (raw === null) return next
    try {
      const value = parse(raw)
      if (value === undefined) return next
      next.value = value
      if (isWhole(raw, serialize(value))) next.unread = null
    } catch {
      // The text is invalid, or only partly valid.
    }
    return next
  }

  /** Whether the value contains everything in the text, so that writing it back loses nothing. */
  function isWhole(raw: string, written: string | null): boolean {
    return (
      written === raw || isContainedIn(comparable(JSON.parse(raw)), JSON.parse(written ?? '[]'))
    )
  }

  function get(): T {
    if (isServer()) return initial
    refresh()
    return current.value
  }

  function write(value: T, raw: string | null): WriteResult {
    // The server renders for all visitors, so it must keep no state.
    if (isServer()) return { ok: false, reason: 'blocked' }
    refresh()
    const result = tryWrite(() => {
      if (current.unread !== null) backUp(key, current.unread)
      if (raw === null) localStorage.removeItem(key)
      else localStorage.setItem(key, raw)
    })
    current = result.ok
      ? { raw, value, unread: null, isSaved: true }
      : { ...current, value, isSaved: false }
    unsavedKeys.delete(key)
    if (!result.ok && isWork) {
      unsavedKeys.add(key)
      notStored.send({ key, reason: result.reason })
    }
    for (const listener of listeners) listener()
    return result
  }

  function subscribe(listener: () => void): () => void {
    const subscription = new AbortController()
    const { signal } = subscription
    const onStorage = (event: StorageEvent) => {
      // A null key means that the whole storage was cleared.
      if (event.key === key || event.key === null) listener()
    }
    const onPageShow = (event: PageTransitionEvent) => {
      // A page restored from the back/forward cache has missed events.
      if (event.persisted) listener()
    }
    listeners.add(listener)
    window.addEventListener('storage', onStorage, { signal })
    window.addEventListener('pageshow', onPageShow, { signal })
    return () => {
      listeners.delete(listener)
      subscription.abort()
    }
  }

  const set = (value: T) => write(value, serialize(value))

  return {
    key,
    initial,
    get,
    isSaved: () => {
      get()
      return current.isSaved
    },
    unread: () => {
      get()
      return current.unread
    },
    set,
    update: (change) => set(change(get())),
    remove: () => write(initial, null),
    subscribe,
  }
}

/**
 * Whether a JSON value contains everything of another one; the order of lists is ignored: (`[1, { a: 2 }]`, `[{
 * a: 2, b: 0 }, 1]`) is contained, (`[1, 2]`, `[1]`) is not.
 */
function isContainedIn(before: unknown, after: unknown): boolean {
  if (Array.isArray(before)) {
    const items: unknown[] = Array.isArray(after) ? after : []
    return before.every((item) => items.some((other) => isContainedIn(item, other)))
  }
  if (typeof before === 'object' && before !== null) {
    const fields =
      typeof after === 'object' && after !== null ? new Map(Object.entries(after)) : null
    return Object.entries(before).every(([name, value]) => isContainedIn(value, fields?.get(name)))
  }
  return before === after || before === null || before === undefined
}

function isServer(): boolean {
  return typeof window === 'undefined'
}

/** Key of a student's progress, for modules that only need to know whether there is any. */
export const USER_PROGRESS_KEY = 'userProgress'

/** Whether a value is stored under a key, without parsing it. */
export function isStored(key: string): boolean {
  return typeof readRaw(key) === 'string'
}

/** The stored text; `null` if there is none, `undefined` if storage is blocked. */
function readRaw(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function tryWrite(action: () => void): WriteResult {
  try {
    action()
    return { ok: true }
  } catch (error) {
    // QuotaExceededError, and NS_ERROR_DOM_QUOTA_REACHED in older Firefox.
    return { ok: false, reason: /quota/i.test(String(error)) ? 'full' : 'blocked' }
  }
}

/** Backs up a text beside its key, once, and never over a different backup. */
function backUp(key: string, raw: string): void {
  for (let number = 1; ; number += 1) {
    const backupKey = number === 1 ? `${key}.backup` : `${key}.backup-${number}`
    const existingBackup = localStorage.getItem(backupKey)
    if (existingBackup === null) localStorage.setItem(backupKey, raw)
    if (existingBackup === null || existingBackup === raw) return
  }
}
