/** Opens the course of a demonstration, and of nothing else. */
export const DEMO_CODE = 'demo_gn4321'

/** Shorter codes could be guessed by trying. */
const MIN_LENGTH = 8

/**
 * The access codes of a build, from `COURSE_ACCESS_CODES=first_code,second_code`. A demonstration has its
 * own besides. Taking a code out and building again revokes it.
 * @throws for a code that is short, or that every demonstration shows.
 */
export function courseCodes(env: { COURSE_ACCESS_CODES?: string }, demo: boolean): string[] {
  const given = (env.COURSE_ACCESS_CODES ?? '')
    .split(',')
    .map((code) => code.trim())
    .filter(Boolean)
  for (const code of given) {
    if (code === DEMO_CODE && !demo) {
      throw new Error('COURSE_ACCESS_CODES contains the public demo code')
    }
    if (code.length < MIN_LENGTH) {
      throw new Error(
        `COURSE_ACCESS_CODES contains a code of ${code.length} characters (allowed: at least ${MIN_LENGTH})`,
      )
    }
  }
  return [...new Set(demo ? [DEMO_CODE, ...given] : given)]
}
