/** Minimum number of different characters: `aaaaaaaa` has one. */
const MIN_DISTINCT_CHARACTERS = 5

/** Common passwords and examples from this project's documentation. */
const KNOWN =
  /passw|парол|admin|адмін|qwert|йцук|letmein|welcome|secret|demo|three-dashes|first_code|second_code|spring_k7m2|autumn_p4x9/i

/** Reason why a code or password is weak, as the end of a sentence; `undefined` if it is not. */
export function guessableReason(secret: string, user = '', least = 0): string | undefined {
  const signs = Array.from(secret.normalize('NFC'))
  if (signs.length < least) {
    return `has ${signs.length} ${signs.length === 1 ? 'character' : 'characters'} (allowed: at least ${least})`
  }
  if (new Set(signs).size < MIN_DISTINCT_CHARACTERS)
    return `has fewer than ${MIN_DISTINCT_CHARACTERS} different characters`
  if (/^\d+$/.test(secret)) return 'contains only digits'
  if (KNOWN.test(secret)) return 'contains a common password word'
  if (user && secret.toLowerCase().includes(user.toLowerCase())) return 'contains the user name'
  return undefined
}
