import { expect, test } from 'vitest'

import { attributeOf, fixtureSite } from '#tests/support/sites.ts'

/** The rules of `_headers`: the lines under each path. */
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

test('hosts send every header of security, and keep for good what has a hash in its name', () => {
  const rules = headerRules(fixtureSite().read('_headers'))
  const { base } = fixtureSite()
  const all = rules.get(`${base}*`) ?? rules.get('/*') ?? []
  const names = all.map((line) => line.replace(/:.*/, ''))
  expect(names).toEqual([
    'Content-Security-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'Referrer-Policy',
    'Permissions-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
  ])
  expect(all[0]).toMatch(/default-src 'self';.*object-src 'none';.*frame-ancestors 'none'/)
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

test('the page with the chat of another company alone admits it', () => {
  const chat = 'https://chat.example.com'
  const admitting = fixtureSite().pages.filter(({ document }) =>
    attributeOf(document, 'meta[http-equiv=Content-Security-Policy]', 'content')?.includes(chat),
  )
  const paths = ['/client_test', '/uk/client_test']
  expect(admitting.map(({ path }) => path).toSorted()).toEqual(paths)
  const rules = headerRules(fixtureSite().read('_headers'))
  const ruled = [...rules].filter(([, lines]) => lines.join().includes(chat))
  expect(ruled.map(([path]) => path)).toEqual(
    paths.map((path) => fixtureSite().base.slice(0, -1) + path),
  )
})

test('whom to tell about a hole is said, for less than a year', () => {
  const text = fixtureSite().read('.well-known/security.txt')
  expect(text).toMatch(/^Contact: (?:https:|mailto:)\S+$/m)
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '')
  expect(expires).toBeGreaterThan(Date.now())
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60 * 1000)
})
