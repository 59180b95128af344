import { expect, test } from 'vitest'

import { headersFor, parseHeaders } from '#scripts/serve/parse-headers.ts'

import {
  contentSecurityPolicy,
  formatHeaders,
  joinHosts,
  responseHeaders,
} from './security-headers.ts'

const HOSTS = {
  script: ['https://chat.example'],
  connect: ['https://api.example', 'https://chat.example'],
}

test('admitted hosts stand beside what every page admits, each in its own directive', () => {
  const policy = contentSecurityPolicy('sha256-x', { admitted: HOSTS, isOpen: true }).split('; ')
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-x' https://chat.example")
  expect(policy).toContain("connect-src 'self' https://api.example https://chat.example")
  expect(policy).toContain("font-src 'self'")
})

test('no page embeds anything, is moved to another base or sends a form elsewhere', () => {
  for (const policy of [
    contentSecurityPolicy('sha256-x'),
    contentSecurityPolicy('sha256-x', { admitted: HOSTS, isOpen: true }),
  ]) {
    expect(policy.split('; ')).toEqual(
      expect.arrayContaining([
        "default-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-src 'none'",
      ]),
    )
  }
})

test('one path admits another company, and no other path does', () => {
  const own = {
    '/client_test': contentSecurityPolicy('sha256-x', { admitted: HOSTS, isOpen: true }),
  }
  const text = formatHeaders(responseHeaders(contentSecurityPolicy('sha256-x'), own), '/base/')
  const rules = parseHeaders(text)
  const policyOf = (path: string) => headersFor(rules, path).get('content-security-policy')
  expect(policyOf('/base/client_test')).toContain('https://chat.example')
  // Two policies in one header would both hold, and the stricter would win.
  expect(policyOf('/base/client_test')?.match(/default-src/g)).toHaveLength(1)
  expect(policyOf('/base/client_test')).toContain("frame-ancestors 'none'")
  for (const path of ['/base/', '/base/client_test/more', '/base/about']) {
    expect(policyOf(path)).not.toContain('https://chat.example')
  }
})

test('strings are trusted by the site’s one policy alone, but where a page is open to a company', () => {
  expect(contentSecurityPolicy('sha256-x')).toMatch(
    /; require-trusted-types-for 'script'; trusted-types default$/,
  )
  expect(contentSecurityPolicy('sha256-x', { isOpen: true })).not.toContain('trusted-types')
})

test('hosts of two companies are joined without repetition', () => {
  const joined = joinHosts(HOSTS, { connect: ['https://api.example', 'https://count.example'] })
  expect(joined.connect).toEqual([
    'https://api.example',
    'https://chat.example',
    'https://count.example',
  ])
  expect(joined.style).toEqual([])
})
