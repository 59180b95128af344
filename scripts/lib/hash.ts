import { createHash } from 'node:crypto'

/** A name for what a result was made of: 24 hexadecimal digits of its SHA-256. */
export function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 24)
}
