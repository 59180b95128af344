import { CHAT_FRAME_PATH } from '#src/content/site-paths.ts'

import { type Analytics, analyticsHosts } from './analytics.ts'
import { DESK_FILES } from './desk.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Content security policies: the common one, and exceptions by path. */
export interface PagePolicies {
  common: string
  own: Record<string, string>
}

/** Builds the policies; `boot` is the hash of the inline script. */
export function pagePolicies(
  boot: string,
  analytics: Analytics | undefined,
  chatFrame: string | undefined,
  desk: string,
): PagePolicies {
  return {
    common: contentSecurityPolicy(boot, analyticsHosts(analytics)),
    own: {
      ...(chatFrame && {
        [CHAT_FRAME_PATH]: `${chatFrame}; sandbox ${CHAT_SANDBOX}; frame-ancestors 'self'`,
      }),
      [DESK_FILES]: `${desk}; frame-ancestors 'none'`,
    },
  }
}

/** Sandbox of the chat's frame: without `allow-same-origin` it has an opaque origin. */
const CHAT_SANDBOX = 'allow-scripts allow-forms allow-popups'
