/** Date of the build in Kyiv, which decides what is published: `2026-11-21`. */
export function today(now = new Date()): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Kyiv' }).format(now)
}
