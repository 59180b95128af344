import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { GROUPED_MODULES } from './script-groups.ts'

const paths = GROUPED_MODULES.map(([path]) => path)

test('every module that a group names exists', () => {
  const missing = paths.filter((path) => {
    const files = path.startsWith('icons/')
      ? [`node_modules/lucide-react/dist/esm/${path}.mjs`]
      : [`src/${path}.ts`, `src/${path}.tsx`]
    return !files.some((file) => existsSync(file))
  })
  expect(missing).toEqual([])
})

test('no module is in two groups', () => {
  expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
})
