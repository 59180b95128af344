import { createHash } from 'node:crypto'
import { Script } from 'node:vm'

import { expect, test } from 'vitest'

import { isAllowed } from '#tests/support/licences.ts'
import { readAttribute, findFaults, siteUnderTest } from '#tests/support/sites.ts'

const site = siteUnderTest()

test('every page has the same single inline script, which the policy allows by its hash', () => {
  const texts = new Set<string>()
  const faults = findFaults(site.pages, ({ document }) => {
    const inline = document
      .querySelectorAll('script:not([src])')
      .filter((script) => !script.getAttribute('type')?.endsWith('json'))
      .map(({ textContent }) => textContent)
    for (const text of inline) texts.add(text)
    const policy = readAttribute(document, 'meta[http-equiv=Content-Security-Policy]', 'content')
    const hashes = inline.map((text) => createHash('sha256').update(text).digest('base64'))
    return [
      inline.length !== 1 && `has ${inline.length} inline scripts`,
      ...hashes
        .filter((hash) => !policy?.includes(`'sha256-${hash}'`))
        .map(() => 'has a policy without the hash of its script'),
      !policy?.includes("require-trusted-types-for 'script'") && 'asks for no trusted types',
      /script-src[^;]*'unsafe-(?:inline|eval)'/.test(policy ?? '') && 'allows any script',
      document.querySelector('[onclick], [onload], [onerror], a[href^="javascript:"]') &&
        'contains a script in an attribute',
    ].map((fault) => fault || false)
  })
  expect(faults).toEqual([])
  expect(texts.size).toBe(1)
  for (const text of texts) {
    const hash = createHash('sha256').update(text).digest('base64')
    expect(site.read('_headers')).toContain(`'sha256-${hash}'`)
  }
})

test('the service worker is one script, which hosts must not cache', () => {
  // Browsers without module workers need a classic script.
  expect(() => new Script(site.read('sw.js'))).not.toThrow()
  expect(site.read('_headers')).toMatch(/\/sw\.js\n {2}Cache-Control: no-cache/)
})

test('every package in the output allows to be passed on with its license text alone', () => {
  const packages = [...site.read('licenses.txt').matchAll(/^(@?[\w./-]+ \d\S*) \((.+)\)$/gm)]
  expect(packages.map(([, name]) => name)).toContainEqual(expect.stringMatching(/^react 19/))
  const disallowed = packages.filter(([, , licence = '']) => !isAllowed(licence, 'shipped'))
  expect(disallowed.map(([line]) => line)).toEqual([])
})
