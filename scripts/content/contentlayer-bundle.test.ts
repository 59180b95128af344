import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { REWORDED } from './contentlayer-bundle.ts'

test.each(REWORDED)('$file holds $from once', ({ file, from }) => {
  const code = readFileSync(`node_modules/${file}`, 'utf8')
  expect(code.split(from)).toHaveLength(2)
})
