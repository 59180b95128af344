import { expect, test } from 'vitest'

import { isToken, signIn } from '../../src/lib/admin-access.ts'
import { adminAccess, DEMO_ADMIN } from './admin-access.ts'

test('the browser accepts the credentials that the build was given, and no others', async () => {
  const access = adminAccess({ ADMIN_USER: 'олена', ADMIN_PASSWORD: 'пароль 1' }, false)
  if (!access) throw new Error('there are credentials')
  const token = await signIn(access, 'олена', 'пароль 1')
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(await isToken(access, token ?? '')).toBe(true)
  expect(await signIn(access, 'олена', 'пароль 2')).toBeUndefined()
  expect(await signIn(access, 'Олена', 'пароль 1')).toBeUndefined()
  expect(await isToken(access, access.verifier)).toBe(false)
})

test('what the build writes names neither of them, and is salted anew each time', () => {
  const env = { ADMIN_USER: 'olena', ADMIN_PASSWORD: 'secret' }
  const first = adminAccess(env, false)
  expect(JSON.stringify(first)).not.toMatch(/olena|secret/)
  expect(first?.iterations).toBeGreaterThanOrEqual(600_000)
  expect(adminAccess(env, false)?.verifier).not.toBe(first?.verifier)
})

test('without credentials nobody signs in, and one of the two is a mistake', () => {
  expect(adminAccess({}, false)).toBeNull()
  expect(() => adminAccess({ ADMIN_USER: 'olena' }, false)).toThrow('ADMIN_PASSWORD is not set')
  expect(() => adminAccess({ ADMIN_PASSWORD: 'x' }, false)).toThrow('ADMIN_USER is not set')
})

test('the demonstration’s credentials are in no other build', async () => {
  const demo = adminAccess({}, true)
  const own = adminAccess({ ADMIN_USER: 'a', ADMIN_PASSWORD: 'b' }, false)
  if (!demo || !own) throw new Error('both have credentials')
  expect(await signIn(demo, DEMO_ADMIN.user, DEMO_ADMIN.password)).toBeDefined()
  expect(await signIn(own, DEMO_ADMIN.user, DEMO_ADMIN.password)).toBeUndefined()
})
