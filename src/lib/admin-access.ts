/** Verifier for the owner's credentials, which cannot be derived from it. */
export interface AdminAccess {
  /** Base64. */
  salt: string
  iterations: number
  /** SHA-256 of the token of the correct credentials, in hexadecimal. */
  verifier: string
}

/** Length of the token in bits. */
export const TOKEN_BITS = 256

/** Joins user name and password into the text to hash, with a separator. */
export function joinSecret(user: string, password: string): string {
  return JSON.stringify([user.normalize('NFC'), password.normalize('NFC')])
}

/**
 * Derives the token of credentials by PBKDF2 with SHA-256; `undefined` if they are not the owner's.
 * @throws if the browser has no Web Crypto, as on an address that is neither https nor localhost.
 */
export async function signIn(
  access: AdminAccess,
  user: string,
  password: string,
): Promise<string | undefined> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey(
    'raw',
    encoder.encode(joinSecret(user, password)),
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
  const token = toHex(bits)
  return (await isToken(access, token)) ? token : undefined
}

/** Whether a stored token belongs to the credentials of this build. */
export async function isToken(access: AdminAccess, token: string): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token))
  return toHex(hash) === access.verifier
}

function toHex(bytes: ArrayBuffer): string {
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
