/** The fewest different signs of what nobody guesses: `aaaaaaaa` has one. */
const MIN_SIGNS = 5

/** Begins lists of passwords that are tried first, or stands as an example in this product's own texts. */
const KNOWN =
  /passw|парол|admin|адмін|qwert|йцук|letmein|welcome|secret|demo|three-dashes|first_code|second_code|spring_k7m2|autumn_p4x9/i

/** Says why a code or password could be guessed, as the rest of a sentence; nothing where it could not. */
export function whyGuessable(secret: string, user = '', least = 0): string | undefined {
  const signs = Array.from(secret.normalize('NFC'))
  if (signs.length < least) {
    return `has ${signs.length} ${signs.length === 1 ? 'character' : 'characters'} (allowed: at least ${least})`
  }
  if (new Set(signs).size < MIN_SIGNS) return `has fewer than ${MIN_SIGNS} different characters`
  if (/^\d+$/.test(secret)) return 'has digits alone'
  if (KNOWN.test(secret)) return 'holds a word that is tried first'
  if (user && secret.toLowerCase().includes(user.toLowerCase())) return 'holds the name of the user'
  return undefined
}
