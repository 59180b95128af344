import { createHash, pbkdf2Sync } from 'node:crypto'

import { type AdminAccess, joinSecret, TOKEN_BITS } from '#src/lib/admin-access.ts'
import { ITERATIONS } from '#src/lib/envelope.ts'

/** Credentials of a demonstration build. */
export const DEMO_ADMIN = { user: 'demo', password: 'three-dashes' }

const SALT_BYTES = 16

/** Separates the derivation of the salt from that of the token; a change signs the owner out. */
const SALT_LABEL = 'admin salt 1'

/**
 * Derives the verifier for the browser from `ADMIN_USER` and `ADMIN_PASSWORD`; `undefined` if they are
 * not set. A demonstration has fixed credentials.
 * @throws if only one of the two is set.
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
  const secret = joinSecret(user, password)
  // The salt is derived from the credentials instead of random data, so that a new build with the same
  // credentials keeps the owner signed in. Deriving it is as slow as deriving the token, so knowing the
  // salt does not speed up guessing. The drawback is small: guesses can be precomputed for one
  // site before its files are known, but not for several sites at once.
  const site = `${SALT_LABEL} ${env.SITE_URL ?? ''}`
  const salt = pbkdf2Sync(secret, site, iterations, SALT_BYTES, 'sha256')
  const bits = pbkdf2Sync(secret, salt, iterations, TOKEN_BITS / 8, 'sha256')
  return {
    salt: salt.toString('base64'),
    iterations,
    verifier: createHash('sha256').update(bits.toString('hex')).digest('hex'),
  }
}
