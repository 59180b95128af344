import { expect, test } from 'vitest'

import { formatLicences, isAllowed, packageFolders, readShippedPackages } from './licences.ts'

test.each([
  ['MIT', true, true],
  ['(AGPL-3.0-or-later OR MIT)', true, true],
  ['(MIT AND Zlib)', false, true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false, true],
  ['MPL-2.0', false, true],
  ['GPL-3.0-only', false, false],
  ['UNLICENSED', false, false],
  ['undefined', false, false],
])('%s may be shipped: %s, and may build: %s', (licence, isShipped, isBuilding) => {
  expect(isAllowed(licence, 'shipped')).toBe(isShipped)
  expect(isAllowed(licence, 'building')).toBe(isBuilding)
})

test('modules name the packages they come from, nested and scoped ones too', () => {
  const modules = [
    '/site/src/a.ts',
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/jsx.js?commonjs',
    '\0/site/node_modules/a/node_modules/@b/c/d.js',
  ]
  expect(packageFolders(modules)).toEqual([
    '/site/node_modules/react',
    '/site/node_modules/a/node_modules/@b/c',
  ])
})

test('a package that must not be given on stops the build with a sentence', async () => {
  await expect(readShippedPackages(['node_modules/axe-core'])).rejects.toThrow(
    /^axe-core \S+ reaches the browser under "MPL-2.0" \(allowed: MIT, /,
  )
})

test('packages with one text share it', () => {
  const packages = ['a', 'b'].map((name) => ({ name, version: '1', licence: 'MIT', text: 'Text' }))
  expect(formatLicences(packages)).toMatch(/a 1 \(MIT\)\nb 1 \(MIT\)\n\nText\n$/)
})
