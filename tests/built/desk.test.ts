import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'

import { readAttribute, siteUnderTest } from '#tests/support/sites.ts'

const site = siteUnderTest()
const desk = parse(site.read('desk/index.html'))

test('the desk is hidden from search engines', () => {
  expect(readAttribute(desk, 'meta[name=robots]', 'content')).toBe('noindex')
  expect(
    site.files
      .filter((file) => /sitemap.*\.xml$/.test(file))
      .map(site.read)
      .join(),
  ).not.toMatch(/\/desk/)
})

test("the desk runs only the site's own scripts and connects only to the site and to GitHub", () => {
  const policy = readAttribute(desk, 'meta[http-equiv=Content-Security-Policy]', 'content') ?? ''
  const directives = new Map(
    policy.split('; ').map((line) => [line.split(' ')[0], line.split(' ').slice(1)]),
  )
  expect(directives.get('default-src')).toEqual(["'none'"])
  expect(directives.get('script-src')).toEqual(["'self'", "'wasm-unsafe-eval'"])
  expect(directives.get('font-src')).toEqual(["'self'"])
  expect(directives.get('connect-src')?.filter((source) => source.includes('//'))).toEqual([
    'https://api.github.com',
  ])
  const headers = site.read('_headers').split('\n\n')
  const deskHeaders = headers.find((rule) => /^\S*\/desk\/\*\n/.test(rule))
  expect(deskHeaders).toContain(`Content-Security-Policy: ${policy}; frame-ancestors 'none'`)
})

test('no page links to the desk or loads its files, and no service worker caches it', () => {
  const files = site.files.filter(
    (file) => !file.startsWith('desk/') && /\.(?:html|js|css|xml|txt)$/.test(file),
  )
  // Only the post dashboard contains the address, which it builds at run time.
  const naming = files.filter((file) => /(?:href|src)="[^"]*\/desk\//.test(site.read(file)))
  expect(naming).toEqual([])
  expect(site.read('sw.js')).toContain('desk/')
})
