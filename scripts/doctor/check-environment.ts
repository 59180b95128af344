import { adminAccess } from '#scripts/build/admin-access.ts'
import { siteAddress } from '#scripts/build/site-address.ts'
import { courseCodes } from '#scripts/lessons/course-codes.ts'

import type { Finding } from './finding.ts'

type Environment = Record<string, string | undefined>

/** What the build of the real site needs to be told, and has not been, or would refuse. */
export function checkEnvironment(env: Environment): Finding[] {
  const findings: Finding[] = []
  const find = (isBlocking: boolean, message: string) =>
    findings.push({ group: 'environment', file: 'environment', message, isBlocking })
  // What the build refuses it says itself.
  const read = <Setting>(setting: () => Setting): Setting | undefined => {
    try {
      return setting()
    } catch (error) {
      find(true, error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  const address = read(() => siteAddress({ SITE_URL: env.SITE_URL }))
  if (address?.origin === '') {
    find(true, 'set SITE_URL=https://…: without it pages name no address, and there is no feed')
  } else if (address && (!address.origin.startsWith('https://') || isStandIn(address.origin))) {
    find(true, `set SITE_URL to the real https address (it is ${env.SITE_URL})`)
  }
  if (read(() => courseCodes(env, false))?.length === 0) {
    find(true, 'set COURSE_ACCESS_CODES=first,second: without codes nobody can open the course')
  }
  if (read(() => adminAccess(env, false, 1)) === null) {
    find(false, 'set ADMIN_USER and ADMIN_PASSWORD to write posts in the browser at /admin')
  }
  if (env.DEMO === '1') find(true, 'unset DEMO: a demonstration is closed to search engines')
  return findings
}

/** Whether an address belongs to nobody: `https://example.com/x` → true. */
export function isStandIn(address: string): boolean {
  return /^https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|invalid|test)|localhost|127\.0\.0\.1)(?![\w.-])/i.test(
    address,
  )
}
