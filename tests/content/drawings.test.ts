import { readdirSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

/** Width that a drawing has on a phone at least, in pixels (`.drawing img`). */
const NARROW = 512

const drawings = readdirSync('content/posts', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.svg'),
)

test.each(drawings)('the words of %s are of the site and 11 px high', (file) => {
  const svg = readFileSync(`content/posts/${file}`, 'utf8')
  const width = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const sizes = [...svg.matchAll(/font-size="(\d+)"/g)].map(([, size]) => Number(size))
  expect(svg).toContain('font-family="Commissioner, ')
  expect((Math.min(...sizes) * NARROW) / width).toBeGreaterThan(11)
})
