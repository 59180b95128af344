import { expect, test } from 'vitest'

import { formatLicences, shippedPackages } from './licences.ts'

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
