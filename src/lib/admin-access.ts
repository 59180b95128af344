/** What the site knows about its owner's credentials: enough to check them, not to learn them. */
export interface AdminAccess {
  /** Base64. */
  salt: string
  iterations: number
  /** SHA-256 of the token that the right credentials give, in hexadecimal. */
  verifier: string
}

/** Bits of the token. */
export const TOKEN_BITS = 256

/** Credentials as the one text that is hashed; a user's name cannot run into the password. */
export function secretOf(user: string, password: string): string {
  return JSON.stringify([user.normalize('NFC'), password.normalize('NFC')])
}

/**
 * The token for credentials, by PBKDF2 with SHA-256, or nothing where they are not the owner's.
 * @throws where the browser has no Web Crypto: on an address that is neither https nor localhost.
 */
export async function signIn(
  access: AdminAccess,
  user: string,
  password: string,
): Promise<string | undefined> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(secretOf(user, password)),
    'PBKDF2',
    false,
    ['deriveBits'],
  )
  const salt = Uint8Array.from(atob(access.salt), (character) => character.charCodeAt(0))
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: access.iterations },
    key,
    TOKEN_BITS,
  )
  const token = hexOf(bits)
  return (await isToken(access, token)) ? token : undefined
}

/** Whether a stored token is one that the credentials of this build have given. */
export async function isToken(access: AdminAccess, token: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return hexOf(hash) === access.verifier
}

function hexOf(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
