/** Days for which a contact is promised; RFC 9116 advises less than a year. */
const VALID_DAYS = 360

const DAY = 24 * 60 * 60 * 1000

/**
 * The text of `/.well-known/security.txt`: whom to tell about a hole, and until when that holds.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(facts: {
  contact: string
  /** The day of the build: `2026-11-21`. */
  today: string
  /** Empty where it is not known. */
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
