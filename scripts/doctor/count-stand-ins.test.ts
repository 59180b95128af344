import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { countStandIns } from './count-stand-ins.ts'

test('a sample counts whatever line ends its file has', () => {
  const root = mkdtempSync(join(tmpdir(), 'samples-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const folder = join(root, 'content/legal/offer')
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'uk.mdx'), '---\nsample: true\n---\n')
  writeFileSync(join(folder, 'en.mdx'), '\uFEFF---\r\nsample: true\r\n---\r\n')
  expect(countStandIns(root)).toBe(2)
})
