import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { fingerprint } from './fingerprint.ts'

test('a fingerprint changes with a module and with what it imports, however far, and with nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
  write('a.ts', "import { b } from './b.ts'\n")
  write('b.ts', "export { c } from './c.ts'\n")
  write('c.ts', 'export const c = 1\n')
  write('d.ts', 'export const d = 1\n')
  const entry = join(folder, 'a.ts')
  const before = fingerprint(entry)
  write('d.ts', 'export const d = 2\n')
  expect(fingerprint(entry)).toBe(before)
  write('c.ts', 'export const c = 2\n')
  expect(fingerprint(entry)).not.toBe(before)
})

test('a fingerprint changes with a file that is no text', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fingerprint-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const font = join(folder, 'a.woff2')
  writeFileSync(font, Uint8Array.of(0xfe))
  const before = fingerprint(font)
  writeFileSync(font, Uint8Array.of(0xff))
  expect(fingerprint(font)).not.toBe(before)
})
