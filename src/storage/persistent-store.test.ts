// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { type PersistentStore, createPersistentStore, hasUnsavedWork } from './persistent-store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a store holds its initial value until one is set, and after it is removed', () => {
  const store = listStore()
  expect(store.get()).toBe(store.initial)
  expect(store.set(['a'])).toEqual({ ok: true })
  expect(store.get()).toEqual(['a'])
  expect(stored()).toEqual({ list: '["a"]' })
  expect(store.remove()).toEqual({ ok: true })
  expect(store.get()).toBe(store.initial)
  expect(stored()).toEqual({})
})

test.each(['["a"]', '{broken'])('the value of %s is the same object until it changes', (raw) => {
  localStorage.setItem('list', raw)
  const store = listStore()
  const before = store.get()
  expect(store.get()).toBe(before)
  store.set(['b'])
  expect(store.get()).not.toBe(before)
  expect(store.get()).toBe(store.get())
})

test('a value that serializes to null is not stored', () => {
  const store = createPersistentStore<string | null>({
    key: 'word',
    parse: (raw) => raw,
    serialize: (value) => value,
    initial: null,
  })
  store.set('a')
  expect(store.set(null)).toEqual({ ok: true })
  expect(store.get()).toBeNull()
  expect(stored()).toEqual({})
})

test('every change in this tab notifies a listener until it unsubscribes', () => {
  const store = listStore()
  const received: (readonly string[])[] = []
  const leave = store.subscribe(() => received.push(store.get()))

  store.set(['a'])
  store.update((list) => [...list, 'b'])
  store.remove()
  leave()
  store.set(['c'])

  expect(received).toEqual([['a'], ['a', 'b'], []])
})

test('a change in another tab notifies a listener until it unsubscribes, and is read', () => {
  const store = listStore()
  const received: (readonly string[])[] = []
  const leave = store.subscribe(() => received.push(store.get()))

  changeInAnotherTab('list', '["from the other tab"]')
  changeInAnotherTab('list.backup', '[]')
  changeInAnotherTab('list', null)
  leave()
  changeInAnotherTab('list', '["afterwards"]')

  expect(received).toEqual([['from the other tab'], []])
})

test('clearing storage in another tab notifies listeners', () => {
  const store = listStore()
  store.set(['a'])
  const listener = vi.fn<() => void>()
  store.subscribe(listener)

  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))

  expect(listener).toHaveBeenCalledTimes(1)
  expect(store.get()).toBe(store.initial)
})

test('alternating updates of two tabs lose nothing', () => {
  const first = listStore()
  const second = listStore()
  first.update((list) => [...list, 'a'])
  second.update((list) => [...list, 'b'])
  first.update((list) => [...list, 'c'])
  expect(first.get()).toEqual(['a', 'b', 'c'])
  expect(second.get()).toEqual(['a', 'b', 'c'])
})

test('a page restored from the back/forward cache reads storage again', () => {
  const store = listStore()
  const listener = vi.fn<() => void>()
  store.subscribe(listener)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each(['{broken', '', 'null', '"text"', '{"a":1}', '[1,2]', 'undefined'])(
  'an unreadable text gives the initial value and stays stored: %s',
  (raw) => {
    localStorage.setItem('list', raw)
    const store = listStore()
    expect(store.get()).toBe(store.initial)
    expect(stored()).toEqual({ list: raw })
  },
)

test.each<
  [how: string, overwrite: (store: PersistentStore<readonly string[]>) => unknown, list?: string]
>([
  ['set', (store) => store.set(['a']), '["a"]'],
  ['update', (store) => store.update((list) => [...list, 'a']), '["a"]'],
  ['remove', (store) => store.remove()],
])('an unreadable text is backed up before it is overwritten by %s', (_case, overwrite, list) => {
  localStorage.setItem('list', '{broken')
  expect(overwrite(listStore())).toEqual({ ok: true })
  expect(stored()).toEqual({ ...(list && { list }), 'list.backup': '{broken' })
})

test('a readable value is overwritten without a backup', () => {
  localStorage.setItem('list', '["a"]')
  listStore().set(['b'])
  expect(stored()).toEqual({ list: '["b"]' })
})

test('in full storage the value stays in memory, and the result reports it', () => {
  vi.stubGlobal('localStorage', limitedStorage(10))
  const store = listStore()
  const listener = vi.fn<() => void>()
  store.subscribe(listener)

  expect(store.set(['a'])).toEqual({ ok: true })
  expect(store.set(['much too long'])).toEqual({ ok: false, reason: 'full' })

  expect(store.get()).toEqual(['much too long'])
  expect(store.get()).toBe(store.get())
  expect(listener).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('list')).toBe('["a"]')
})

test('after a failed write the next one starts from memory and is stored if it fits', () => {
  vi.stubGlobal('localStorage', limitedStorage(10))
  const store = listStore()
  store.set(['much too long', 'b'])
  expect(store.update((list) => list.slice(1))).toEqual({ ok: true })
  expect(localStorage.getItem('list')).toBe('["b"]')
})

test('a value stored by another tab replaces one that is only in memory', () => {
  vi.stubGlobal('localStorage', limitedStorage(10))
  const store = listStore()
  store.set(['much too long'])
  changeInAnotherTab('list', '["b"]')
  expect(store.get()).toEqual(['b'])
})

test('a value stored by another tab is merged with unsaved work and stored', () => {
  vi.stubGlobal('localStorage', limitedStorage(30))
  const store = listStore({ isWork: true, merge: (local, stored) => [...local, ...stored] })
  store.set(['much too long, and work of somebody'])
  changeInAnotherTab('list', '["b"]')
  expect(store.get()).toEqual(['much too long, and work of somebody', 'b'])
  expect(store.isSaved()).toBe(false)
  expect(hasUnsavedWork()).toBe(true)
  expect(store.update((list) => list.slice(1))).toEqual({ ok: true })
  expect(localStorage.getItem('list')).toBe('["b"]')
  expect(store.isSaved()).toBe(true)
  expect(hasUnsavedWork()).toBe(false)
})

test('an unreadable text is not overwritten if its backup does not fit', () => {
  const storage = limitedStorage(20)
  storage.setItem('list', 'foreign words')
  vi.stubGlobal('localStorage', storage)
  const store = listStore()

  expect(store.set(['a'])).toEqual({ ok: false, reason: 'full' })
  expect(store.get()).toEqual(['a'])
  expect(store.remove()).toEqual({ ok: false, reason: 'full' })
  expect(store.get()).toEqual([])
  expect(storage.getItem('list')).toBe('foreign words')
})

test.each([
  ['QuotaExceededError', 'full'],
  ['NS_ERROR_DOM_QUOTA_REACHED', 'full'],
  ['SecurityError', 'blocked'],
  ['InvalidStateError', 'blocked'],
])('a write that fails with %s is reported as %s', (name, reason) => {
  const storage = limitedStorage(100)
  storage.setItem = () => {
    throw new DOMException('The write failed.', name)
  }
  vi.stubGlobal('localStorage', storage)
  expect(listStore().set(['a'])).toEqual({ ok: false, reason })
})

test.each<[what: string, descriptor: PropertyDescriptor]>([
  [
    'whose very mention throws',
    {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError')
      },
    },
  ],
  ['that is null', { value: null }],
])('with storage that is %s the page works from memory', (_case, descriptor) => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor })
  const blocked = { ok: false, reason: 'blocked' }
  const store = listStore()
  const listener = vi.fn<() => void>()
  store.subscribe(listener)

  expect(store.get()).toBe(store.initial)
  expect(store.set(['a'])).toEqual(blocked)
  expect(store.get()).toEqual(['a'])
  expect(store.get()).toBe(store.get())
  expect(store.update((list) => [...list, 'b'])).toEqual(blocked)
  expect(store.get()).toEqual(['a', 'b'])
  expect(store.remove()).toEqual(blocked)
  expect(store.get()).toBe(store.initial)
  expect(listener).toHaveBeenCalledTimes(3)
})

test('storage that becomes unavailable during a visit loses nothing', () => {
  const store = listStore()
  store.set(['a'])
  vi.stubGlobal('localStorage', null)
  expect(store.get()).toEqual(['a'])
  expect(store.update((list) => [...list, 'b'])).toEqual({ ok: false, reason: 'blocked' })
  expect(store.get()).toEqual(['a', 'b'])
})

function listStore(
  options: Partial<Parameters<typeof createPersistentStore<readonly string[]>>[0]> = {},
): PersistentStore<readonly string[]> {
  return createPersistentStore<readonly string[]>({
    ...options,
    key: 'list',
    parse: (raw) => {
      const list: unknown = JSON.parse(raw)
      if (!Array.isArray(list)) throw new TypeError('not a list')
      return list.every((item) => typeof item === 'string') ? list : undefined
    },
    serialize: (list) => JSON.stringify(list),
    initial: [],
  })
}

function stored(): Record<string, string> {
  return Object.fromEntries(Object.entries(localStorage))
}

/** Simulates a write by another tab: the value changes, then the event is dispatched. */
function changeInAnotherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** A storage that is limited to a number of characters. */
function limitedStorage(capacity: number): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
    setItem: (key, value) => {
      const others = [...items].filter(([other]) => other !== key)
      const usedLength = others.reduce((sum, [, text]) => sum + text.length, value.length)
      if (usedLength > capacity)
        throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}
