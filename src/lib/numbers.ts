/**
 * Parses a number from a search parameter: `'41'` and `41` → 41; NaN for anything else.
 * The router parses parameters as JSON, and `Number()` throws on some values that JSON can hold.
 */
export function numberFromParam(value: unknown): number {
  const isGiven = (typeof value === 'string' && value.trim() !== '') || typeof value === 'number'
  return isGiven ? Number(value) : Number.NaN
}

/** Pads a number to two digits: 7 → `07`. */
export function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
