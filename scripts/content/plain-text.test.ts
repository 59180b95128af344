import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { keepPlainText } from './plain-text.ts'

test('a file in another encoding keeps its bytes, and in UTF-8 line endings are normalized', () => {
  const root = mkdtempSync(join(tmpdir(), 'plain-text-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'content'))
  // "Так" in Windows-1251.
  const other = Buffer.from([0xd2, 0xe0, 0xea, 0x0d, 0x0a])
  writeFileSync(join(root, 'content/other.yaml'), other)
  writeFileSync(join(root, 'content/usual.yaml'), '\uFEFFТак\r\n')
  expect(keepPlainText(root)).toEqual([join(root, 'content/usual.yaml')])
  expect(readFileSync(join(root, 'content/other.yaml'))).toEqual(other)
  expect(readFileSync(join(root, 'content/usual.yaml'), 'utf8')).toBe('Так\n')
  expect(keepPlainText(root)).toEqual([])
})
