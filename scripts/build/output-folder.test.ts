import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, afterEach, expect, test } from 'vitest'

import { getTemporaryFolder, replaceFolder } from './output-folder.ts'

const root = mkdtempSync(join(tmpdir(), 'replace-folder-'))
const dist = join(root, 'dist')
afterEach(() => {
  for (const name of readdirSync(root)) rmSync(join(root, name), { recursive: true })
})
afterAll(() => rmSync(root, { recursive: true }))

function fill(folder: string, text: string): void {
  mkdirSync(folder)
  writeFileSync(join(folder, 'index.html'), text)
}

test('a finished folder replaces the old one and leaves no temporary files', async () => {
  fill(dist, 'old')
  writeFileSync(join(dist, 'gone.html'), 'old')
  fill(getTemporaryFolder(dist), 'new')
  await replaceFolder(getTemporaryFolder(dist), dist)
  expect(readdirSync(root)).toEqual(['dist'])
  expect(readdirSync(dist)).toEqual(['index.html'])
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('new')
})

test('a first build has no folder to replace', async () => {
  fill(getTemporaryFolder(`${dist}/`), 'new')
  await replaceFolder(getTemporaryFolder(dist), dist)
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('new')
})
