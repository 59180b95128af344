import { expect, test } from 'vitest'

import { isOffline } from './service-worker.ts'

test.each([
  [{}, true],
  [{ OFFLINE: '' }, true],
  [{ OFFLINE: 'off' }, false],
])('with %j offline reading is enabled: %j', (env, offline) => {
  expect(isOffline(env)).toBe(offline)
})

test.each(['false', '0', 'OFF', 'on'])('the build rejects OFFLINE=%s', (value) => {
  expect(() => isOffline({ OFFLINE: value })).toThrow(
    `OFFLINE is "${value}" (allowed: off, or nothing)`,
  )
})
