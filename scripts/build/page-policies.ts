import { CHAT_FRAME_PATH } from '#src/content/site-paths.ts'

import { type Analytics, analyticsHosts } from './analytics.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** Content security policies: the one of all pages, and by their paths those of documents that have another. */
export interface PagePolicies {
  common: string
  own: Record<string, string>
}

/** What pages admit beside the site's own files; `boot` is the hash of the inline script. */
export function pagePolicies(
  boot: string,
  analytics: Analytics | undefined,
  chatFrame: string | undefined,
): PagePolicies {
  return {
    common: contentSecurityPolicy(boot, analyticsHosts(analytics)),
    own: chatFrame
      ? { [CHAT_FRAME_PATH]: `${chatFrame}; sandbox ${CHAT_SANDBOX}; frame-ancestors 'self'` }
      : {},
  }
}

/** What the chat's frame may do: without `allow-same-origin` it has an origin of its own. */
const CHAT_SANDBOX = 'allow-scripts allow-forms allow-popups'
