/**
 * The number that a value of an address gives: `'41'` and `41` → 41; NaN for anything else.
 * The router parses JSON out of an address, and `Number()` throws on some of what that may hold.
 */
export function numberFromParam(value: unknown): number {
  const isGiven = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
  return isGiven ? Number(value) : Number.NaN
}

/** Two digits: 7 → `07`. */
export function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
