/** Two digits: 7 → `07`. */
export function twoDigits(n: number): string {
  return String(n).padStart(2, '0')
}
