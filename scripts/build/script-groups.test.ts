import { existsSync } from 'node:fs'

import { expect, test } from 'vitest'

import { GROUP_OF_MODULE } from './script-groups.ts'

test('every module that a group names exists', () => {
  const missing = [...GROUP_OF_MODULE.keys()].filter((path) => {
    const files = path.startsWith('icons/')
      ? [`node_modules/lucide-react/dist/esm/${path}.mjs`]
      : [`src/${path}.ts`, `src/${path}.tsx`]
    return !files.some((file) => existsSync(file))
  })
  expect(missing).toEqual([])
})
