import type { Finding } from './finding.ts'

type Environment = Record<string, string | undefined>

/** What the build of the real site needs to be told, and has not been. */
export function checkEnvironment(env: Environment): Finding[] {
  const find = (isBlocking: boolean, message: string): Finding => ({
    group: 'environment',
    file: 'environment',
    message,
    isBlocking,
  })
  const findings: Finding[] = []
  if (!env.SITE_URL) {
    findings.push(
      find(true, 'set SITE_URL=https://…: without it pages name no address, and there is no feed'),
    )
  } else if (!env.SITE_URL.startsWith('https://') || isStandIn(env.SITE_URL)) {
    findings.push(find(true, `set SITE_URL to the real https address (it is ${env.SITE_URL})`))
  }
  if (!env.COURSE_ACCESS_CODES) {
    findings.push(
      find(true, 'set COURSE_ACCESS_CODES=first,second: without codes nobody can open the course'),
    )
  }
  if (!env.ADMIN_USER || !env.ADMIN_PASSWORD) {
    findings.push(
      find(false, 'set ADMIN_USER and ADMIN_PASSWORD to write posts in the browser at /admin'),
    )
  }
  if (env.DEMO === '1') {
    findings.push(find(true, 'unset DEMO: a demonstration is closed to search engines'))
  }
  return findings
}

/** Whether an address belongs to nobody: `https://example.com/x` → true. */
export function isStandIn(address: string): boolean {
  return /^https?:\/\/(?:[\w-]+\.)*(?:example\.(?:com|org|net)|[\w-]+\.(?:example|invalid|test)|localhost|127\.0\.0\.1)(?![\w.-])/i.test(
    address,
  )
}
