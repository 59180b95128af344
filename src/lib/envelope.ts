/** A content key wrapped under one access code, as base64 texts. */
export interface WrappedKey {
  salt: string
  iv: string
  key: string
}

/** All that a key file holds: every code's wrapping of the one content key. */
export interface KeyRing {
  iterations: number
  keys: WrappedKey[]
}

/**
 * Rounds of PBKDF2 with SHA-256, which make each guess at a code or a password slow, as OWASP asks:
 * https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const ITERATIONS = 600_000

/** Lengths of what is given to the functions below: a content key, a salt, and a start value. */
export const KEY_BYTES = 32
export const SALT_BYTES = 16
export const IV_BYTES = 12

const CIPHER = 'AES-GCM'

type Bytes = Uint8Array<ArrayBuffer>

/** Wraps the bytes of a content key under a code, with a salt and a start value used for nothing else. */
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

/** The content key that a code opens, or nothing for a code that opens none. */
export function unwrapKey(ring: KeyRing, code: string): Promise<CryptoKey | undefined> {
  const unwrap = async ({ salt, iv, key }: WrappedKey) => {
    const wrapping = await deriveKey(code, fromBase64(salt), ring.iterations, 'decrypt')
    const algorithm = { name: CIPHER, iv: fromBase64(iv) }
    return importKey(await crypto.subtle.decrypt(algorithm, wrapping, fromBase64(key)))
  }
  // The wrapping that fits answers for all. Where GCM refuses each, the code opens nothing.
  return Promise.any(ring.keys.map(unwrap)).catch(() => undefined)
}

/**
 * Encrypts a text, with a start value that no other text under this key may have. The name goes into the
 * seal, so that two files cannot change places.
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
 * Decrypts what `sealText` made of a text under the same name.
 * @throws OperationError for another key, another name or changed bytes.
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

/** A content key of its bytes. */
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
