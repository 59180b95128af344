import { createHash, pbkdf2Sync, randomBytes } from 'node:crypto'

import { type AdminAccess, secretOf, TOKEN_BITS } from '../../src/lib/admin-access.ts'

/** What a person signs in with where the site is only tried out. */
export const DEMO_ADMIN = { user: 'demo', password: 'three-dashes' }

/** As OWASP asks of PBKDF2 with SHA-256: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html */
const ITERATIONS = 600_000

/**
 * Makes of `ADMIN_USER` and `ADMIN_PASSWORD` what the browser checks them by; nothing where they are
 * not set. A demonstration has credentials of its own.
 * @throws when only one of the two is set.
 */
export function adminAccess(
  env: Record<string, string | undefined>,
  demo: boolean,
): AdminAccess | null {
  const { user, password } = demo
    ? DEMO_ADMIN
    : { user: env.ADMIN_USER ?? '', password: env.ADMIN_PASSWORD ?? '' }
  if (!user && !password) return null
  if (!user || !password) {
    throw new Error(
      `${user ? 'ADMIN_PASSWORD' : 'ADMIN_USER'} is not set (allowed: both or neither)`,
    )
  }
  const salt = randomBytes(16)
  const bits = pbkdf2Sync(secretOf(user, password), salt, ITERATIONS, TOKEN_BITS / 8, 'sha256')
  return {
    salt: salt.toString('base64'),
    iterations: ITERATIONS,
    verifier: createHash('sha256').update(bits.toString('hex')).digest('hex'),
  }
}
