import { expect, test } from 'vitest'

import { isOffline } from './service-worker.ts'

test.each([
  [{}, true],
  [{ OFFLINE: '' }, true],
  [{ OFFLINE: 'off' }, false],
])('with %j the site may be read offline: %j', (env, offline) => {
  expect(isOffline(env)).toBe(offline)
})

test.each(['false', '0', 'OFF', 'on'])(
  'OFFLINE=%s builds nothing that was not asked for',
  (value) => {
    expect(() => isOffline({ OFFLINE: value })).toThrow(
      `OFFLINE is "${value}" (allowed: off, or nothing)`,
    )
  },
)
