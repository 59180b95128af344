import { expect, test } from 'vitest'

import { isToken, signIn } from '#src/lib/admin-access.ts'

import { adminAccess, DEMO_ADMIN } from './admin-access.ts'

/** Low number of iterations, so that tests are fast; one test uses the build's number. */
const ITERATIONS = 1000

test('the browser accepts the credentials of the build and no others', async () => {
  const access = adminAccess({ ADMIN_USER: 'олена', ADMIN_PASSWORD: 'пароль 1' }, false, ITERATIONS)
  if (!access) throw new Error('there are credentials')
  const token = await signIn(access, 'олена', 'пароль 1')
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  expect(await isToken(access, token ?? '')).toBe(true)
  expect(await signIn(access, 'олена', 'пароль 2')).toBeUndefined()
  expect(await signIn(access, 'Олена', 'пароль 1')).toBeUndefined()
  expect(await isToken(access, access.verifier)).toBe(false)
})

test('credentials in another Unicode normalization form are accepted', async () => {
  const [user, password] = ['Андрій', 'її й ґанок']
  const env = { ADMIN_USER: user, ADMIN_PASSWORD: password.normalize('NFD') }
  const access = adminAccess(env, false, ITERATIONS)
  if (!access) throw new Error('there are credentials')
  expect(user.normalize('NFD')).not.toBe(user)
  expect(await signIn(access, user.normalize('NFD'), password)).toBeDefined()
})

test('the build output contains neither user nor password, and the key derivation is slow', () => {
  const access = adminAccess({ ADMIN_USER: 'olena', ADMIN_PASSWORD: 'secret' }, false)
  expect(JSON.stringify(access)).not.toMatch(/olena|secret/)
  expect(access?.iterations).toBeGreaterThanOrEqual(600_000)
})

test('a new build with the same credentials keeps the owner signed in, other credentials do not', async () => {
  const env = { ADMIN_USER: 'olena', ADMIN_PASSWORD: 'secret', SITE_URL: 'https://site.example' }
  const before = adminAccess(env, false, ITERATIONS)
  const after = adminAccess({ ...env }, false, ITERATIONS)
  const changed = adminAccess({ ...env, ADMIN_PASSWORD: 'other' }, false, ITERATIONS)
  if (!before || !after || !changed) throw new Error('all have credentials')
  const token = (await signIn(before, 'olena', 'secret')) ?? ''
  expect(await isToken(after, token)).toBe(true)
  expect(await isToken(changed, token)).toBe(false)
})

test('two sites, and two owners of one site, have different salts', () => {
  const env = { ADMIN_USER: 'olena', ADMIN_PASSWORD: 'secret', SITE_URL: 'https://site.example' }
  const changes = [
    {},
    { SITE_URL: 'https://b.example' },
    { ADMIN_USER: 'o' },
    { ADMIN_PASSWORD: 's' },
  ]
  const salts = changes.map((change) => adminAccess({ ...env, ...change }, false, ITERATIONS)?.salt)
  expect(new Set(salts).size).toBe(changes.length)
})

test('without credentials sign-in is disabled, and only one of the two is an error', () => {
  expect(adminAccess({}, false)).toBeNull()
  expect(() => adminAccess({ ADMIN_USER: 'olena' }, false)).toThrow('ADMIN_PASSWORD is not set')
  expect(() => adminAccess({ ADMIN_PASSWORD: 'x' }, false)).toThrow('ADMIN_USER is not set')
})

test('the demo credentials are only in a demo build', async () => {
  const demo = adminAccess({}, true, ITERATIONS)
  const configured = adminAccess({ ADMIN_USER: 'a', ADMIN_PASSWORD: 'b' }, false, ITERATIONS)
  if (!demo || !configured) throw new Error('both have credentials')
  expect(await signIn(demo, DEMO_ADMIN.user, DEMO_ADMIN.password)).toBeDefined()
  expect(await signIn(configured, DEMO_ADMIN.user, DEMO_ADMIN.password)).toBeUndefined()
})
