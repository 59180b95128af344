import { expect, test } from 'vitest'

import { formatLicences, isAllowed, shippedPackages } from './licences.ts'

test.each([
  ['MIT', true, true],
  ['(AGPL-3.0-or-later OR MIT)', true, true],
  ['(MIT AND Zlib)', false, true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
  ['MPL-2.0', false, true],
  ['GPL-3.0-only', false, false],
  ['UNLICENSED', false, false],
  ['undefined', false, false],
])('%s may be shipped: %s, and used by build tools: %s', (licence, isShipped, isBuilding) => {
  expect(isAllowed(licence, 'shipped')).toBe(isShipped)
  expect(isAllowed(licence, 'building')).toBe(isBuilding)
})

test('a package that must not be distributed fails the build with one sentence', async () => {
  const bundled = [{ name: 'axe-core', version: '4', identifier: 'MPL-2.0' }]
  await expect(shippedPackages(bundled)).rejects.toThrow(
    /^axe-core 4 is shipped to the browser under the license "MPL-2.0" \(allowed: MIT, /,
  )
})

test('fonts and the search library are listed with the bundled packages, each once', async () => {
  const react = { name: 'react', version: '19', identifier: 'MIT', text: 'Text' }
  const names = (await shippedPackages([react, react])).map(({ name }) => name)
  expect(names.filter((name) => name === 'react')).toHaveLength(1)
  expect(names).toEqual(expect.arrayContaining(['pagefind', '@fontsource-variable/piazzolla']))
})

test('packages with the same license text share it', () => {
  const packages = ['a', 'b'].map((name) => ({
    name,
    version: '1',
    identifier: 'MIT',
    text: 'Text',
  }))
  expect(formatLicences(packages)).toMatch(/a 1 \(MIT\)\nb 1 \(MIT\)\n\nText\n$/)
})
