/** Validity of the contact in days; RFC 9116 recommends less than a year. */
const VALID_DAYS = 360

const DAY = 24 * 60 * 60 * 1000

/**
 * Text of `/.well-known/security.txt`: contact for vulnerability reports and its expiry date.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(facts: {
  contact: string
  /** Date of the build: `2026-11-21`. */
  today: string
  /** Empty if not set. */
  site: string
}): string {
  const { contact, today, site } = facts
  const expires = new Date(Date.parse(today) + VALID_DAYS * DAY).toISOString().replace('.000', '')
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: uk, en',
    ...(site ? [`Canonical: ${site}.well-known/security.txt`] : []),
    '',
  ].join('\n')
}
