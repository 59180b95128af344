import { expect, test } from 'vitest'

import { headersFor, parseHeaders } from '#scripts/serve/host-rules.ts'

import {
  chatFramePolicy,
  contentSecurityPolicy,
  formatHeaders,
  responseHeaders,
} from './security-headers.ts'

const HOSTS = {
  script: ['https://chat.example'],
  connect: ['https://api.example', 'https://chat.example'],
}

test('allowed hosts are added to the directives of every page', () => {
  const policy = contentSecurityPolicy('sha256-x', HOSTS).split('; ')
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-x' https://chat.example")
  expect(policy).toContain("connect-src 'self' https://api.example https://chat.example")
  expect(policy).toContain("font-src 'self'")
})

test('no page may embed other sites, change its base or submit forms elsewhere', () => {
  for (const policy of [
    contentSecurityPolicy('sha256-x'),
    contentSecurityPolicy('sha256-x', HOSTS),
  ]) {
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-src 'self'",
      ]),
    )
  }
})

test("only the chat frame may load another company's files and be framed", () => {
  const pagePolicies = {
    '/support-chat': `${chatFramePolicy('sha256-y', HOSTS)}; frame-ancestors 'self'`,
  }
  const text = formatHeaders(
    responseHeaders(contentSecurityPolicy('sha256-x'), pagePolicies),
    '/base/',
  )
  const rules = parseHeaders(text)
  const getPolicy = (path: string) => headersFor(rules, path).get('content-security-policy')
  expect(getPolicy('/base/support-chat')).toContain('https://chat.example')
  // Of two policies in one header, both would apply.
  expect(getPolicy('/base/support-chat')?.match(/default-src/g)).toHaveLength(1)
  expect(getPolicy('/base/support-chat')).toContain("frame-ancestors 'self'")
  for (const path of ['/base/', '/base/support-chat/more', '/base/client_test', '/base/about']) {
    expect(getPolicy(path)).not.toContain('https://chat.example')
    expect(getPolicy(path)).toContain("frame-ancestors 'none'")
  }
})

test("only the site's own policy may create trusted types", () => {
  expect(contentSecurityPolicy('sha256-x')).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default$/,
  )
})
