/** A content key wrapped under one access code, as base64 texts. */
export interface WrappedKey {
  salt: string
  iv: string
  key: string
}

/** Contents of a key file: the content key, wrapped once under each code. */
export interface KeyRing {
  iterations: number
  keys: WrappedKey[]
}

/**
 * Iterations of PBKDF2 with SHA-256, which slow down guesses at a code or password, as OWASP recommends:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const ITERATIONS = 600_000

/** Lengths in bytes of a content key, a salt and an initialization vector. */
export const KEY_BYTES = 32
export const SALT_BYTES = 16
export const IV_BYTES = 12

const CIPHER = 'AES-GCM'

type Bytes = Uint8Array<ArrayBuffer>

/** Wraps the bytes of a content key under a code; salt and initialization vector must not be reused. */
export async function wrapKey(
  raw: Bytes,
  code: string,
  { salt, iv }: { salt: Bytes; iv: Bytes },
  iterations = ITERATIONS,
): Promise<WrappedKey> {
  const wrapping = await deriveKey(code, salt, iterations, 'encrypt')
  const sealed = await crypto.subtle.encrypt({ name: CIPHER, iv }, wrapping, raw)
  return { salt: toBase64(salt), iv: toBase64(iv), key: toBase64(new Uint8Array(sealed)) }
}

/** Unwraps the content key with a code; `undefined` if the code opens none. */
export function unwrapKey(ring: KeyRing, code: string): Promise<CryptoKey | undefined> {
  const unwrap = async ({ salt, iv, key }: WrappedKey) => {
    const wrapping = await deriveKey(code, fromBase64(salt), ring.iterations, 'decrypt')
    const algorithm = { name: CIPHER, iv: fromBase64(iv) }
    return importKey(await crypto.subtle.decrypt(algorithm, wrapping, fromBase64(key)))
  }
  // One wrapping that decrypts is enough. If GCM rejects all, the code is wrong.
  return Promise.any(ring.keys.map(unwrap)).catch(() => undefined)
}

/**
 * Encrypts a text; the initialization vector must be unique under this key. The name is authenticated
 * as well, so that two files cannot be swapped.
 */
export async function sealText(
  key: CryptoKey,
  name: string,
  text: string,
  iv: Bytes,
): Promise<Bytes> {
  const additionalData = new TextEncoder().encode(name)
  const sealed = await crypto.subtle.encrypt(
    { name: CIPHER, iv, additionalData },
    key,
    new TextEncoder().encode(text),
  )
  const file = new Uint8Array(IV_BYTES + sealed.byteLength)
  file.set(iv)
  file.set(new Uint8Array(sealed), IV_BYTES)
  return file
}

/**
 * Decrypts the output of `sealText` for the same name.
 * @throws OperationError if the key, the name or the bytes do not match.
 */
export async function openText(key: CryptoKey, name: string, file: Bytes): Promise<string> {
  const opened = await crypto.subtle.decrypt(
    {
      name: CIPHER,
      iv: file.subarray(0, IV_BYTES),
      additionalData: new TextEncoder().encode(name),
    },
    key,
    file.subarray(IV_BYTES),
  )
  return new TextDecoder().decode(opened)
}

/** Imports the bytes of a content key. */
export function importKey(raw: BufferSource): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', raw, CIPHER, false, ['encrypt', 'decrypt'])
}

async function deriveKey(
  code: string,
  salt: Bytes,
  iterations: number,
  use: 'encrypt' | 'decrypt',
): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(code),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations },
    material,
    { name: CIPHER, length: 256 },
    false,
    [use],
  )
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Bytes {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
