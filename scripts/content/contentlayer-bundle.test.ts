import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { UNNAMED } from './contentlayer-bundle.ts'

test.each(Object.keys(UNNAMED))('the library that walks trees holds %j once', (text) => {
  const code = readFileSync('node_modules/unist-util-visit-parents/lib/index.js', 'utf8')
  expect(code.split(text)).toHaveLength(2)
})
