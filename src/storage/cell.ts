import { createChannel } from '#src/lib/channel.ts'
import { isContainedIn } from '#src/lib/is-contained-in.ts'

/** What became of a value: stored, or only kept in memory because storage is closed or has no room. */
export type WriteResult = { ok: true } | { ok: false; reason: 'blocked' | 'full' }

/** One value that the browser keeps under one key. */
export interface Cell<T> {
  readonly key: string
  /** The value where nothing is stored, and on the server. */
  readonly initial: T
  /** The value of now; the same object until it changes. */
  get: () => T
  /** Whether the value of now is stored; not so after a write that failed. */
  isKept: () => boolean
  set: (value: T) => WriteResult
  /** Sets what a function makes of the value that is stored now, by this tab or another. */
  update: (change: (value: T) => T) => WriteResult
  /** Forgets the value, which becomes the initial one. */
  remove: () => WriteResult
  /** Calls the listener after every change, in this tab or another; returns what ends it. */
  subscribe: (listener: () => void) => () => void
}

/** Why something made here could not be stored. */
export type NotStored = Extract<WriteResult, { ok: false }>['reason']

/** Work that could not be stored: of which cell, and why. */
export const notStored = createChannel<{ key: string; reason: NotStored }>()

/** Keys of cells whose work is in this page's memory alone. */
const unkept = new Set<string>()

/** Whether somebody's work is gone when this page is closed. */
export function hasUnkeptWork(): boolean {
  return unkept.size > 0
}

interface CellOptions<T> {
  key: string
  /** Reads the stored text. Throws, or returns undefined, when the text is not this cell's. */
  parse: (raw: string) => T | undefined
  /** Writes a value as text; null stores nothing. */
  serialize: (value: T) => string | null
  initial: T
  /** What is stored, out of its JSON, without what the value says in another way: such a change loses nothing. */
  comparable?: (stored: unknown) => unknown
  /** Holds somebody's work: that it is not stored has to be told, wherever on the site it happens. */
  isWork?: boolean
  /** Adds what another tab has stored to a value that could not be stored; without it that is lost. */
  merge?: (own: T, stored: T) => T
}

/**
 * A typed, guarded place in the browser's storage. No storage, closed storage, full storage and
 * somebody else's data are all survived: what cannot be stored lives on in this tab's memory, and a text
 * that cannot be read, or only in part, is copied to `<key>.backup` before anything is written over it.
 */
export function createCell<T>(options: CellOptions<T>): Cell<T> {
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

  // The value that goes with the text in storage, and that text where a part of it could not be read.
  // After a write that failed the value is ahead of the text.
  let held: { raw: string | null; value: T; unread: string | null; isKept: boolean } = {
    raw: null,
    value: initial,
    unread: null,
    isKept: true,
  }

  /** Brings `held` up to date with storage, which another tab or script may have changed. */
  function refresh(): void {
    const raw = readRaw(key)
    if (raw === undefined || raw === held.raw) return
    const own = held
    held = read(raw)
    if (!own.isKept && merge) held = { ...held, value: merge(own.value, held.value), isKept: false }
    else unkept.delete(key)
  }

  /** What a stored text says. */
  function read(raw: string | null): typeof held {
    const found: typeof held = { raw, value: initial, unread: raw, isKept: true }
    if (raw === null) return found
    try {
      const value = parse(raw)
      if (value === undefined) return found
      found.value = value
      if (isWhole(raw, serialize(value))) found.unread = null
    } catch {
      // It is not this cell's text, or only in part.
    }
    return found
  }

  /** Whether all of a text has become part of a value, and would be written again. */
  function isWhole(raw: string, written: string | null): boolean {
    return (
      written === raw || isContainedIn(comparable(JSON.parse(raw)), JSON.parse(written ?? '[]'))
    )
  }

  function get(): T {
    if (isServer()) return initial
    refresh()
    return held.value
  }

  function write(value: T, raw: string | null): WriteResult {
    // The server renders for everybody, so it must not remember.
    if (isServer()) return { ok: false, reason: 'blocked' }
    refresh()
    const result = attempt(() => {
      if (held.unread !== null) backUp(key, held.unread)
      if (raw === null) localStorage.removeItem(key)
      else localStorage.setItem(key, raw)
    })
    held = result.ok
      ? { raw, value, unread: null, isKept: true }
      : { ...held, value, isKept: false }
    unkept.delete(key)
    if (!result.ok && isWork) {
      unkept.add(key)
      notStored.send({ key, reason: result.reason })
    }
    notify()
    return result
  }

  function notify(): void {
    for (const listener of listeners) listener()
  }

  function onStorage(event: StorageEvent): void {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) notify()
  }

  function onPageShow(event: PageTransitionEvent): void {
    // A page that returns from the back/forward cache has missed the events of its absence.
    if (event.persisted) notify()
  }

  function subscribe(listener: () => void): () => void {
    if (isServer()) return () => {}
    if (listeners.size === 0) {
      window.addEventListener('storage', onStorage)
      window.addEventListener('pageshow', onPageShow)
    }
    const own = () => listener()
    listeners.add(own)
    return () => {
      listeners.delete(own)
      if (listeners.size > 0) return
      window.removeEventListener('storage', onStorage)
      window.removeEventListener('pageshow', onPageShow)
    }
  }

  const set = (value: T) => write(value, serialize(value))

  return {
    key,
    initial,
    get,
    isKept: () => {
      get()
      return held.isKept
    },
    set,
    update: (change) => set(change(get())),
    remove: () => write(initial, null),
    subscribe,
  }
}

function isServer(): boolean {
  return typeof window === 'undefined'
}

/** Whether anything is stored under a key; what it is takes the key's own cell to read. */
export function isStored(key: string): boolean {
  return typeof readRaw(key) === 'string'
}

/** The stored text, null where there is none, undefined where storage is closed. */
function readRaw(key: string): string | null | undefined {
  try {
    return localStorage.getItem(key)
  } catch {
    return undefined
  }
}

function attempt(action: () => void): WriteResult {
  try {
    action()
    return { ok: true }
  } catch (error) {
    // QuotaExceededError, and NS_ERROR_DOM_QUOTA_REACHED in older Firefox.
    return { ok: false, reason: /quota/i.test(String(error)) ? 'full' : 'blocked' }
  }
}

/** Copies a text beside its key, once, and never over a different copy that is there already. */
function backUp(key: string, raw: string): void {
  for (let number = 1; ; number += 1) {
    const backupKey = number === 1 ? `${key}.backup` : `${key}.backup-${number}`
    const kept = localStorage.getItem(backupKey)
    if (kept === null) localStorage.setItem(backupKey, raw)
    if (kept === null || kept === raw) return
  }
}
