import { createHash } from 'node:crypto'

import { expect, test } from 'vitest'

import { readAttribute, fixtureSite } from '#tests/support/sites.ts'

/** Rules of `_headers`: lines by path. */
function headerRules(text: string): Map<string, string[]> {
  return new Map(
    text
      .trim()
      .split(/\n\n/)
      .map((rule) => {
        const [path = '', ...lines] = rule.split('\n')
        return [path, lines.map((line) => line.trim())]
      }),
  )
}

test('hosts send every security header, and cache hashed files permanently', () => {
  const rules = headerRules(fixtureSite().read('_headers'))
  const { base } = fixtureSite()
  const headerLines = rules.get(`${base}*`) ?? rules.get('/*') ?? []
  const names = headerLines.map((line) => line.replace(/:.*/, ''))
  expect(names).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ])
  expect(headerLines[0]).toMatch(/default-src 'self';.*object-src 'none';.*frame-ancestors 'none'/)
  expect(rules.get(`${base}assets/*`)).toEqual([
    'Cache-Control: public, max-age=31536000, immutable',
  ])
  const assets = fixtureSite().files.filter((file) => /^assets\/.*\.(?:js|css|woff2)$/.test(file))
  expect(assets.filter((file) => !/-[\w-]{4,}\.\w+$/.test(file))).toEqual([])
  for (const folder of ['blog', 'uk/blog']) {
    expect(rules.get(`${base}${folder}/*.md`)).toEqual([
      'Content-Type: text/markdown; charset=utf-8',
      'X-Robots-Tag: noindex',
    ])
  }
})

test("only the chat frame allows another company's files, and it is sandboxed without the site's origin", () => {
  const chat = 'https://chat.example.com'
  const { pages, read, base } = fixtureSite()
  const pagesWithChat = pages.filter(({ document }) =>
    readAttribute(document, 'meta[http-equiv=Content-Security-Policy]', 'content')?.includes(chat),
  )
  expect(pagesWithChat).toEqual([])
  const frame = read('support-chat.html')
  expect(frame).toContain(chat)
  // Its only inline script is allowed by hash.
  const [, script = ''] = /<script[^>]*>(.*?)<\/script>/s.exec(frame) ?? []
  const hash = createHash('sha256').update(script).digest('base64')
  const pagesWithRules = [...headerRules(read('_headers'))].filter(([, lines]) =>
    lines.join().includes(chat),
  )
  expect(pagesWithRules.map(([path]) => path)).toEqual([`${base}support-chat`])
  const policy = pagesWithRules[0]?.[1].join('\n') ?? ''
  expect(policy).toContain(`script-src 'sha256-${hash}' ${chat}`)
  expect(policy).toMatch(/; sandbox (?!.*allow-same-origin)allow-scripts/)
  expect(policy).toContain("frame-ancestors 'self'")
})

test('security.txt names a contact and expires within a year', () => {
  const text = fixtureSite().read('.well-known/security.txt')
  expect(text).toMatch(/^Contact: (?:https:|mailto:)\S+$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})
