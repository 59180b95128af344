/** Access code that is valid in demonstration builds only. */
export const DEMO_CODE = 'demo_gn4321'

/** Minimum length of a code, because short codes can be guessed. */
const MIN_LENGTH = 8

/**
 * Parses the access codes of a build, `COURSE_ACCESS_CODES=first_code,second_code`. A demonstration also
 * accepts `DEMO_CODE`. To revoke a code, remove it and build again.
 * @throws for a code that is too short or is the public `DEMO_CODE`.
 */
export function courseCodes(env: { COURSE_ACCESS_CODES?: string }, demo: boolean): string[] {
  const codes = (env.COURSE_ACCESS_CODES ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
  for (const code of codes) {
    if (code === DEMO_CODE && !demo) {
      throw new Error('COURSE_ACCESS_CODES contains the public demo code')
    }
    if (code.length < MIN_LENGTH) {
      throw new Error(
        `COURSE_ACCESS_CODES contains a code of ${code.length} characters (allowed: at least ${MIN_LENGTH})`,
      )
    }
  }
  return [...new Set(demo ? [DEMO_CODE, ...codes] : codes)]
}
