import { adminAccess } from '#scripts/build/admin-access.ts'
import { siteAddress } from '#scripts/build/site-address.ts'
import { courseCodes } from '#scripts/lessons/course-codes.ts'

import type { Finding } from './finding.ts'

type Environment = Record<string, string | undefined>

/** Minimum length of a password, because its verifier in the build can be attacked offline. */
const MIN_PASSWORD = 12

/** Missing or invalid environment variables of a production build. */
export function checkEnvironment(env: Environment): Finding[] {
  const findings: Finding[] = []
  const report = (message: string, isBlocking = true) =>
    findings.push({ group: 'environment', file: 'environment', message, isBlocking })
  // Uses the message of the build's own validation.
  const read = <Setting>(setting: () => Setting): Setting | undefined => {
    try {
      return setting()
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  const origin = read(() => siteAddress({ SITE_URL: env.SITE_URL }))?.origin
  if (origin === '') {
    report(
      'set SITE_URL=https://…: without it pages have no canonical address, and there is no feed',
    )
  } else if (origin && (!origin.startsWith('https://') || isPlaceholder(origin))) {
    report(`set SITE_URL to the real https address (it is ${env.SITE_URL})`)
  }
  const codes = read(() => courseCodes(env, false))
  if (codes?.length === 0) {
    report(
      'set COURSE_ACCESS_CODES=spring_k7m2,autumn_p4x9 with codes of your own: without codes nobody can open the course',
    )
  }
  for (const code of codes ?? []) {
    const reason = guessableReason(code)
    // Others may read the report, so a code is not printed in full.
    if (reason)
      report(`COURSE_ACCESS_CODES: replace the code ${code.slice(0, 2)}…, which ${reason}`)
  }
  const access = read(() => adminAccess(env, false, 1))
  if (access === null) {
    report('set ADMIN_USER and ADMIN_PASSWORD to write posts in the browser at /admin', false)
  } else if (access) {
    const reason = guessableReason(env.ADMIN_PASSWORD ?? '', env.ADMIN_USER, MIN_PASSWORD)
    if (reason) report(`ADMIN_PASSWORD: choose another password, this one ${reason}`)
  }
  if (env.DEMO === '1') report('unset DEMO: a demonstration is closed to search engines')
  return findings
}

/** Whether an address is a reserved example domain: `https://example.com/x` → true. */
export function isPlaceholder(address: string): boolean {
  return /^https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|invalid|test)|localhost|127\.0\.0\.1)(?![\w.-])/i.test(
    address,
  )
}

/** Minimum number of different characters: `aaaaaaaa` has one. */
const MIN_DISTINCT_CHARACTERS = 5

/** Common passwords and examples from this project's documentation. */
const GUESSABLE_WORDS =
  /passw|парол|admin|адмін|qwert|йцук|letmein|welcome|secret|demo|three-dashes|first_code|second_code|spring_k7m2|autumn_p4x9/i

/** Reason why a code or password is weak, as the end of a sentence; `undefined` if it is not. */
function guessableReason(secret: string, user = '', minLength = 0): string | undefined {
  const characters = Array.from(secret.normalize('NFC'))
  if (characters.length < minLength) {
    return `has ${characters.length} ${characters.length === 1 ? 'character' : 'characters'} (allowed: at least ${minLength})`
  }
  if (new Set(characters).size < MIN_DISTINCT_CHARACTERS)
    return `has fewer than ${MIN_DISTINCT_CHARACTERS} different characters`
  if (/^\d+$/.test(secret)) return 'contains only digits'
  if (GUESSABLE_WORDS.test(secret)) return 'contains a common password word'
  if (user && secret.toLowerCase().includes(user.toLowerCase())) return 'contains the user name'
  return undefined
}
