import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { slimIcon, slimLazyRoute, slimReact } from './slim-libraries.ts'

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

test('a late component that is missing is not answered by a reload without asking for the server', () => {
  const code = readFileSync(
    'node_modules/@tanstack/react-router/dist/esm/lazyRouteComponent.js',
    'utf8',
  )
  expect(slimLazyRoute(code)).toContain('if (false && ')
})

test('React keeps its code, without words of mistakes that are not made here', () => {
  const code = readFileSync('node_modules/react/cjs/react.production.js', 'utf8')
  const slim = slimReact(code)
  expect(slim.match(/""/g)?.length).toBe((code.match(/""/g)?.length ?? 0) + 3)
  expect(slim.length).toBeLessThan(code.length - 200)
})
