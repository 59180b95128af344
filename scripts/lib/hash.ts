import { createHash } from 'node:crypto'

/** Hash of inputs for cache names: 24 hexadecimal digits of SHA-256. */
export function hashOf(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex').slice(0, 24)
}
