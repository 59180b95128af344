import { expect, test } from 'vitest'

import { siteSchema } from '#src/content/schema/site.ts'

import { type Analytics, analyticsHosts, analyticsTag } from './analytics.ts'
import { renderDocument } from './document.ts'
import { contentSecurityPolicy } from './security-headers.ts'

const PLAUSIBLE: Analytics = {
  provider: 'plausible',
  script: 'https://plausible.io/js/script.js',
  site: 'example.com',
}
const UMAMI: Analytics = {
  provider: 'umami',
  script: 'https://cloud.umami.is/script.js',
  site: '1b2c',
  collector: 'https://collector.example/api/send',
}

const createPage = (analytics: Analytics | undefined) =>
  renderDocument({
    lang: 'en',
    head: '',
    body: '',
    boot: 'boot()',
    bootData: {},
    links: analyticsTag(analytics),
    policy: contentSecurityPolicy('sha256-x', analyticsHosts(analytics)),
  })

test('without an analytics service the policy allows no third party', () => {
  expect(createPage(undefined)).not.toMatch(/<script [^>]*src|https?:\/\//)
})

test.each([
  [
    PLAUSIBLE,
    '<script defer src="https://plausible.io/js/script.js" data-domain="example.com"></script>',
    "connect-src 'self' https://plausible.io;",
  ],
  [
    UMAMI,
    '<script defer src="https://cloud.umami.is/script.js" data-website-id="1b2c"></script>',
    "connect-src 'self' https://cloud.umami.is https://collector.example;",
  ],
])(
  'a page with %j contains its script, and the policy allows only that host',
  (analytics, tag, connect) => {
    const html = createPage(analytics)
    expect(html).toContain(tag)
    expect(html).toContain(connect)
    const { origin } = new URL(analytics.script)
    expect(html).toMatch(new RegExp(`script-src 'self' 'wasm-unsafe-eval' 'sha256-x' ${origin};`))
    expect(html).toContain("require-trusted-types-for 'script'")
    // The policy must precede every script.
    expect(html.indexOf('http-equiv')).toBeLessThan(html.indexOf('<script'))
  },
)

test.each([
  [{ ...PLAUSIBLE, provider: 'other' }],
  [{ ...PLAUSIBLE, script: 'js/script.js' }],
  [{ provider: 'umami', script: UMAMI.script }],
])('%j is rejected as a service', (analytics) => {
  expect(siteSchema.shape.analytics.safeParse(analytics).success).toBe(false)
})
