import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { findFile, findLookalike } from './find-file.ts'

test('a file is found in any Unicode normalization form, and one with other case is suggested', () => {
  const root = mkdtempSync(join(tmpdir(), 'find-file-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const decomposed = 'схема-и\u0306.png'
  writeFileSync(join(root, decomposed), '')
  writeFileSync(join(root, 'Photo.PNG'), '')
  expect(findFile(join(root, 'схема-й.png'))).toBe(join(root, decomposed))
  expect(findFile(join(root, 'photo.png'))).toBeUndefined()
  expect(findLookalike(join(root, 'photo.png'))).toBe('Photo.PNG')
  expect(findFile(join(root, 'none/a.png'))).toBeUndefined()
})
