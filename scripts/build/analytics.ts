import type { z } from 'zod'

import type { siteSchema } from '#src/content/schema/site.ts'
import { escapeHtml } from '#src/lib/html-text.ts'

import type { AdmittedHosts } from './security-headers.ts'

/** Analytics service, from `content/site/site.yaml`. Neither supported service sets a cookie. */
export type Analytics = NonNullable<z.infer<typeof siteSchema>['analytics']>

/** Attribute with which each service identifies a site. */
const SITE_ATTRIBUTE = { plausible: 'data-domain', umami: 'data-website-id' }

/**
 * Script element of the analytics service, if configured: `<script defer src="…" data-domain="example.com">`.
 * Both services count client-side navigation themselves: they listen to
 * `history.pushState`, which the router calls.
 * @see https://plausible.io/docs/spa-support
 * @see https://umami.is/docs/tracker-functions
 */
export function analyticsTag(analytics: Analytics | undefined): string {
  if (!analytics) return ''
  const { provider, script, site } = analytics
  return `<script defer src="${escapeHtml(script)}" ${SITE_ATTRIBUTE[provider]}="${escapeHtml(site)}"></script>`
}

/** Sources that the content security policy must allow: the host of the script and of its requests. */
export function analyticsHosts(analytics: Analytics | undefined): AdmittedHosts {
  if (!analytics) return {}
  const { origin } = new URL(analytics.script)
  const { collector } = analytics
  return {
    script: [origin],
    connect: [origin, ...(collector === undefined ? [] : [new URL(collector).origin])],
  }
}
