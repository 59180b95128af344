// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { type Cell, createCell, hasUnkeptWork } from './cell.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

test('a cell holds its initial value until one is set', () => {
  const cell = listCell()
  expect(cell.get()).toBe(cell.initial)
  expect(cell.set(['a'])).toEqual({ ok: true })
  expect(cell.get()).toEqual(['a'])
  expect(localStorage.getItem('list')).toBe('["a"]')
})

test('a stored value is read', () => {
  localStorage.setItem('list', '["a","b"]')
  expect(listCell().get()).toEqual(['a', 'b'])
})

test('what could not be stored is not kept, until it is', () => {
  const cell = createCell<string>({
    key: 'work',
    parse: (raw) => raw,
    serialize: (value) => value,
    initial: '',
    isWork: true,
  })
  expect(cell.isKept()).toBe(true)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError')
  })
  expect(cell.set('a')).toEqual({ ok: false, reason: 'full' })
  expect([cell.get(), cell.isKept(), hasUnkeptWork()]).toEqual(['a', false, true])
  full.mockRestore()
  cell.set('b')
  expect([cell.get(), cell.isKept(), hasUnkeptWork()]).toEqual(['b', true, false])
})

test('the value is the same object until it changes', () => {
  localStorage.setItem('list', '["a"]')
  const cell = listCell()
  const before = cell.get()
  expect(cell.get()).toBe(before)
  cell.set(['b'])
  expect(cell.get()).not.toBe(before)
  expect(cell.get()).toBe(cell.get())
})

test('an unreadable value, too, is the same object every time', () => {
  localStorage.setItem('list', '{broken')
  const cell = listCell()
  expect(cell.get()).toBe(cell.get())
})

test('an update starts from what is stored now, though another tab has stored it', () => {
  const cell = listCell()
  cell.set(['a'])
  localStorage.setItem('list', '["a","other tab"]')
  expect(cell.update((list) => [...list, 'b'])).toEqual({ ok: true })
  expect(stored()).toEqual({ list: '["a","other tab","b"]' })
})

test('a removed value becomes the initial one', () => {
  const cell = listCell()
  cell.set(['a'])
  expect(cell.remove()).toEqual({ ok: true })
  expect(cell.get()).toBe(cell.initial)
  expect(stored()).toEqual({})
})

test('a value that serializes to null is not stored', () => {
  const cell = createCell<string | null>({
    key: 'word',
    parse: (raw) => raw,
    serialize: (value) => value,
    initial: null,
  })
  cell.set('a')
  expect(cell.set(null)).toEqual({ ok: true })
  expect(cell.get()).toBeNull()
  expect(stored()).toEqual({})
})

test('every change in this tab is heard, until the listener leaves', () => {
  const cell = listCell()
  const heard: (readonly string[])[] = []
  const leave = cell.subscribe(() => heard.push(cell.get()))

  cell.set(['a'])
  cell.update((list) => [...list, 'b'])
  cell.remove()
  leave()
  cell.set(['c'])

  expect(heard).toEqual([['a'], ['a', 'b'], []])
})

test('a listener that came twice leaves once at a time', () => {
  const cell = listCell()
  const listener = vi.fn<() => void>()
  const leave = cell.subscribe(listener)
  cell.subscribe(listener)
  leave()
  leave()
  cell.set(['a'])
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a change in another tab is heard and read', () => {
  const cell = listCell()
  const heard: (readonly string[])[] = []
  cell.subscribe(() => heard.push(cell.get()))

  changeInAnotherTab('list', '["from the other tab"]')
  changeInAnotherTab('list', null)

  expect(heard).toEqual([['from the other tab'], []])
})

test('a storage cleared in another tab is heard', () => {
  const cell = listCell()
  cell.set(['a'])
  const listener = vi.fn<() => void>()
  cell.subscribe(listener)

  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: null }))

  expect(listener).toHaveBeenCalledTimes(1)
  expect(cell.get()).toBe(cell.initial)
})

test("another key's change is not heard", () => {
  const cell = listCell()
  const listener = vi.fn<() => void>()
  cell.subscribe(listener)
  changeInAnotherTab('list.backup', '[]')
  expect(listener).not.toHaveBeenCalled()
})

test('one listener may leave while another stays', () => {
  const cell = listCell()
  const listener = vi.fn<() => void>()
  const leave = cell.subscribe(() => {})
  cell.subscribe(listener)
  leave()
  changeInAnotherTab('list', '["a"]')
  expect(listener).toHaveBeenCalledTimes(1)
})

test('another tab is not heard after the last listener has left, and is heard by a new one', () => {
  const cell = listCell()
  const early = vi.fn<() => void>()
  cell.subscribe(early)()
  changeInAnotherTab('list', '["a"]')
  expect(early).not.toHaveBeenCalled()

  const late = vi.fn<() => void>()
  cell.subscribe(late)
  changeInAnotherTab('list', '["b"]')
  expect(late).toHaveBeenCalledTimes(1)
})

test('two tabs that update in turn lose nothing', () => {
  const one = listCell()
  const other = listCell()
  one.update((list) => [...list, 'a'])
  other.update((list) => [...list, 'b'])
  one.update((list) => [...list, 'c'])
  expect(one.get()).toEqual(['a', 'b', 'c'])
  expect(other.get()).toEqual(['a', 'b', 'c'])
})

test('a page that returns from the back/forward cache looks again', () => {
  const cell = listCell()
  const listener = vi.fn<() => void>()
  cell.subscribe(listener)
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }))
  expect(listener).not.toHaveBeenCalled()
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(listener).toHaveBeenCalledTimes(1)
})

test.each(['{broken', '', 'null', '"text"', '{"a":1}', '[1,2]', 'undefined'])(
  'what cannot be read gives the initial value and stays where it is: %s',
  (raw) => {
    localStorage.setItem('list', raw)
    const cell = listCell()
    expect(cell.get()).toBe(cell.initial)
    expect(stored()).toEqual({ list: raw })
  },
)

test('a parser that says undefined refuses just as one that throws', () => {
  localStorage.setItem('word', 'foreign')
  const cell = createCell<string>({
    key: 'word',
    parse: (raw) => (raw === 'own' ? raw : undefined),
    serialize: (value) => value,
    initial: '',
  })
  expect(cell.get()).toBe('')
  cell.set('own')
  expect(stored()).toEqual({ word: 'own', 'word.backup': 'foreign' })
})

test.each<[how: string, overwrite: (cell: Cell<readonly string[]>) => unknown, list?: string]>([
  ['set', (cell) => cell.set(['a']), '["a"]'],
  ['update', (cell) => cell.update((list) => [...list, 'a']), '["a"]'],
  ['remove', (cell) => cell.remove()],
])('what cannot be read is copied before it is overwritten by %s', (_how, overwrite, list) => {
  localStorage.setItem('list', '{broken')
  expect(overwrite(listCell())).toEqual({ ok: true })
  expect(stored()).toEqual({ ...(list && { list }), 'list.backup': '{broken' })
})

test('the copy is made once', () => {
  localStorage.setItem('list', '{broken')
  const cell = listCell()
  cell.set(['a'])
  cell.set(['b'])
  localStorage.setItem('list', '{broken')
  cell.set(['c'])
  expect(stored()).toEqual({ list: '["c"]', 'list.backup': '{broken' })
})

test('a copy never replaces a different one', () => {
  localStorage.setItem('list.backup', 'first')
  localStorage.setItem('list.backup-2', 'second')
  localStorage.setItem('list', 'third')
  listCell().set(['a'])
  localStorage.setItem('list', 'second')
  listCell().set(['b'])
  expect(stored()).toEqual({
    list: '["b"]',
    'list.backup': 'first',
    'list.backup-2': 'second',
    'list.backup-3': 'third',
  })
})

test('a readable value is overwritten without a copy', () => {
  localStorage.setItem('list', '["a"]')
  listCell().set(['b'])
  expect(stored()).toEqual({ list: '["b"]' })
})

test('where there is no room the value lives on in memory, and the result says so', () => {
  vi.stubGlobal('localStorage', limitedStorage(10))
  const cell = listCell()
  const listener = vi.fn<() => void>()
  cell.subscribe(listener)

  expect(cell.set(['a'])).toEqual({ ok: true })
  expect(cell.set(['much too long'])).toEqual({ ok: false, reason: 'full' })

  expect(cell.get()).toEqual(['much too long'])
  expect(cell.get()).toBe(cell.get())
  expect(listener).toHaveBeenCalledTimes(2)
  expect(localStorage.getItem('list')).toBe('["a"]')
})

test('after a failed write the next one starts from memory and is stored when it fits', () => {
  vi.stubGlobal('localStorage', limitedStorage(10))
  const cell = listCell()
  cell.set(['much too long', 'b'])
  expect(cell.update((list) => list.slice(1))).toEqual({ ok: true })
  expect(localStorage.getItem('list')).toBe('["b"]')
})

test('what another tab has stored since replaces what is only in memory', () => {
  vi.stubGlobal('localStorage', limitedStorage(10))
  const cell = listCell()
  cell.set(['much too long'])
  changeInAnotherTab('list', '["b"]')
  expect(cell.get()).toEqual(['b'])
})

test('what another tab has stored since is added to work that is only in memory, and stored with it', () => {
  vi.stubGlobal('localStorage', limitedStorage(30))
  const cell = listCell('list', {
    isWork: true,
    merge: (own, stored) => [...own, ...stored],
  })
  cell.set(['much too long, and work of somebody'])
  changeInAnotherTab('list', '["b"]')
  expect(cell.get()).toEqual(['much too long, and work of somebody', 'b'])
  expect(cell.isKept()).toBe(false)
  expect(hasUnkeptWork()).toBe(true)
  expect(cell.update((list) => list.slice(1))).toEqual({ ok: true })
  expect(localStorage.getItem('list')).toBe('["b"]')
  expect(hasUnkeptWork()).toBe(false)
})

test('what cannot be read is not overwritten while there is no room to copy it', () => {
  const storage = limitedStorage(20)
  storage.setItem('list', 'foreign words')
  vi.stubGlobal('localStorage', storage)
  const cell = listCell()

  expect(cell.set(['a'])).toEqual({ ok: false, reason: 'full' })
  expect(cell.get()).toEqual(['a'])
  expect(cell.remove()).toEqual({ ok: false, reason: 'full' })
  expect(cell.get()).toEqual([])
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
  expect(listCell().set(['a'])).toEqual({ ok: false, reason })
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
  ['that is missing', { value: undefined }],
  [
    'whose every method throws',
    {
      value: new Proxy(
        {},
        {
          get: () => () => {
            throw new DOMException('Access is denied.', 'SecurityError')
          },
        },
      ),
    },
  ],
])('with a storage %s the page works from memory', (_what, descriptor) => {
  vi.stubGlobal('localStorage', undefined)
  Object.defineProperty(globalThis, 'localStorage', { configurable: true, ...descriptor })
  const blocked = { ok: false, reason: 'blocked' }
  const cell = listCell()
  const listener = vi.fn<() => void>()
  cell.subscribe(listener)

  expect(cell.get()).toBe(cell.initial)
  expect(cell.set(['a'])).toEqual(blocked)
  expect(cell.get()).toEqual(['a'])
  expect(cell.get()).toBe(cell.get())
  expect(cell.update((list) => [...list, 'b'])).toEqual(blocked)
  expect(cell.get()).toEqual(['a', 'b'])
  expect(cell.remove()).toEqual(blocked)
  expect(cell.get()).toBe(cell.initial)
  expect(listener).toHaveBeenCalledTimes(3)
})

test('a storage that closes in the middle of a visit takes nothing away', () => {
  const cell = listCell()
  cell.set(['a'])
  vi.stubGlobal('localStorage', null)
  expect(cell.get()).toEqual(['a'])
  expect(cell.update((list) => [...list, 'b'])).toEqual({ ok: false, reason: 'blocked' })
  expect(cell.get()).toEqual(['a', 'b'])
})

test('cells of different keys do not meet', () => {
  const one = listCell('one')
  const other = listCell('other')
  const listener = vi.fn<() => void>()
  other.subscribe(listener)
  one.set(['a'])
  expect(other.get()).toBe(other.initial)
  expect(listener).not.toHaveBeenCalled()
})

function listCell(
  key = 'list',
  more: Partial<Parameters<typeof createCell<readonly string[]>>[0]> = {},
): Cell<readonly string[]> {
  return createCell<readonly string[]>({
    ...more,
    key,
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

/** What a browser does here when another tab writes: the value is there, then comes the event. */
function changeInAnotherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key)
  else localStorage.setItem(key, newValue)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** A storage with room for so many characters of values. */
function limitedStorage(room: number): Storage {
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
      const taken = others.reduce((sum, [, text]) => sum + text.length, value.length)
      if (taken > room) throw new DOMException('The quota is exceeded.', 'QuotaExceededError')
      items.set(key, value)
    },
  }
}
