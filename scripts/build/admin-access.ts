import { createHash, pbkdf2Sync } from 'node:crypto'

import { type AdminAccess, secretOf, TOKEN_BITS } from '#src/lib/admin-access.ts'
import { ITERATIONS } from '#src/lib/envelope.ts'

/** What a person signs in with where the site is only tried out. */
export const DEMO_ADMIN = { user: 'demo', password: 'three-dashes' }

const SALT_BYTES = 16

/** Keeps the salt's derivation apart from the token's; another number would sign everybody out. */
const SALT_LABEL = 'admin salt 1'

/**
 * Makes of `ADMIN_USER` and `ADMIN_PASSWORD` what the browser checks them by; nothing where they are
 * not set. A demonstration has credentials of its own.
 * @throws when only one of the two is set.
 */
export function adminAccess(
  env: Record<string, string | undefined>,
  demo: boolean,
  iterations = ITERATIONS,
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
  const secret = secretOf(user, password)
  // The salt comes of the credentials themselves, not of chance, so that a new build with the same
  // ones keeps the owner signed in. It is as slow to make as the token: whoever has the salt tries a
  // guess no faster by it. What is lost against chance is little: guesses can be prepared for one
  // site's address before its files are seen, but never for two sites at once.
  const site = `${SALT_LABEL} ${env.SITE_URL ?? ''}`
  const salt = pbkdf2Sync(secret, site, iterations, SALT_BYTES, 'sha256')
  const bits = pbkdf2Sync(secret, salt, iterations, TOKEN_BITS / 8, 'sha256')
  return {
    salt: salt.toString('base64'),
    iterations,
    verifier: createHash('sha256').update(bits.toString('hex')).digest('hex'),
  }
}
