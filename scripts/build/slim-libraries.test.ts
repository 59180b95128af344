import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { slimIcon } from './slim-libraries.ts'

/** What an icon's code says of it. */
function dataOf(code: string): unknown {
  const [, data = ''] = /const __iconData = (\{[^]*?\n\});/.exec(code) ?? []
  return JSON.parse(JSON.stringify(runInNewContext(`(${data})`)))
}

test('an icon keeps its name and its shapes, and nothing that is not read', () => {
  const code = readFileSync('node_modules/lucide-react/dist/esm/icons/badge-check.mjs', 'utf8')
  const path = (d: string) => ['path', { d }]
  expect(dataOf(code)).toHaveProperty('aliases')
  expect(dataOf(slimIcon(code))).toEqual({
    name: 'badge-check',
    node: [path(expect.stringMatching(/^M3\.85 /) as string), path('m16 9-5.5 5.5L8 12')],
  })
  expect(slimIcon(code)).not.toContain('__iconData.node')
  expect(slimIcon(code)).toContain('createLucideIcon(__iconData)')
})
