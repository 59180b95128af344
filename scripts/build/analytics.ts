import type { z } from 'zod'

import type { siteSchema } from '#src/content/schema/site.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import type { AdmittedHosts } from './security-headers.ts'

/** Which service counts visits, from `content/site/site.yaml`; neither of the two sets a cookie. */
export type Analytics = NonNullable<z.infer<typeof siteSchema>['analytics']>

/** Attribute by which each service knows a site. */
const SITE_ATTRIBUTE = { plausible: 'data-domain', umami: 'data-website-id' }

/**
 * The element that counts a visit, or nothing: `<script defer src="…" data-domain="example.com">`.
 * Both services count navigations without a new document by themselves: they listen to
 * `history.pushState`, which the router calls.
 * @see https://plausible.io/docs/spa-support
 * @see https://umami.is/docs/tracker-functions
 */
export function analyticsTag(analytics: Analytics | undefined): string {
  if (!analytics) return ''
  const { provider, script, site } = analytics
  return `<script defer src="${escapeHtml(script)}" ${SITE_ATTRIBUTE[provider]}="${escapeHtml(site)}"></script>`
}

/** What a content security policy has to admit for it: the script's host, which is told of visits too. */
export function analyticsHosts(analytics: Analytics | undefined): AdmittedHosts {
  if (!analytics) return {}
  const { origin } = new URL(analytics.script)
  const { collector } = analytics
  return {
    script: [origin],
    connect: [origin, ...(collector === undefined ? [] : [new URL(collector).origin])],
  }
}
