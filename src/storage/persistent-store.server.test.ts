// @vitest-environment node
import { expect, test } from 'vitest'

import { createPersistentStore } from './persistent-store.ts'

test('on the server a store is its initial value, whatever is set', () => {
  const store = createPersistentStore<string>({
    key: 'word',
    parse: (raw) => raw,
    serialize: (value) => value,
    initial: 'initial',
  })
  expect(store.get()).toBe('initial')
  expect(store.set('a')).toEqual({ ok: false, reason: 'blocked' })
  expect(store.update(() => 'b')).toEqual({ ok: false, reason: 'blocked' })
  expect(store.remove()).toEqual({ ok: false, reason: 'blocked' })
  expect(store.get()).toBe('initial')
})
