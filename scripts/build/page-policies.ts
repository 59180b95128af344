import { CHAT_PATH } from '#src/content/site-paths.ts'
import { LOCALES } from '#src/i18n/locales.ts'
import { localizePath } from '#src/i18n/paths.ts'

import { analyticsHosts } from './analytics.ts'
import type { ContentStore } from './content-store.ts'
import { contentSecurityPolicy, joinHosts } from './security-headers.ts'

/** Content security policies: the one of all pages, and by their paths those of pages that have another. */
export interface PagePolicies {
  common: string
  own: Record<string, string>
}

/** What pages admit beside the site's own files, as the content names it; `boot` is the hash of the inline script. */
export function pagePolicies(
  boot: string,
  store: Pick<ContentStore, 'analytics' | 'supportChat'>,
): PagePolicies {
  const counting = analyticsHosts(store.analytics())
  const chat = store.supportChat()
  const chatPolicy = contentSecurityPolicy(boot, {
    admitted: joinHosts(counting, chat?.hosts ?? {}),
    isOpen: true,
  })
  return {
    common: contentSecurityPolicy(boot, { admitted: counting }),
    own: Object.fromEntries(LOCALES.map((locale) => [localizePath(CHAT_PATH, locale), chatPolicy])),
  }
}
