import { adminAccess } from './admin-access.ts'
import type { SiteAddress } from './site-address.ts'

/** Settings that the bundler replaces in the code. */
export function siteConstants(
  { origin, demo }: SiteAddress,
  offline: boolean,
  env: NodeJS.ProcessEnv,
): Record<string, string> {
  const year = new Date().getUTCFullYear()
  return {
    'import.meta.env.SITE_ORIGIN': JSON.stringify(origin),
    'import.meta.env.DEMO': JSON.stringify(demo),
    'import.meta.env.BUILD_YEAR': JSON.stringify(year),
    'import.meta.env.OFFLINE': JSON.stringify(offline),
    'import.meta.env.ADMIN': JSON.stringify(adminAccess(env, demo)),
  }
}
