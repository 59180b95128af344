import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { layOut, splitIntoBatches } from './compile-documents.ts'

test('an article is compiled as it was read, whatever has been saved since', () => {
  const folder = mkdtempSync(join(tmpdir(), 'compile-documents-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = 'content/posts/chatgpt-hybrid/en.mdx'
  const source = readFileSync(file, 'utf8').replace(/^title: .*$/m, 'title: As it was')
  layOut({ file, source }, folder)
  expect(readFileSync(join(folder, file), 'utf8')).toBe(source)
  expect(readdirSync(join(folder, 'content/posts/chatgpt-hybrid'))).toContain('ladder.en.svg')
})

test.each([0, 7, 119, 120, 2036])(
  '%d documents are in batches that get smaller, each once',
  (count) => {
    const documents = Array.from({ length: count }, (_, number) => number)
    const batches = splitIntoBatches(documents)
    expect(batches.flat()).toEqual(documents)
    const lengths = batches.map(({ length }) => length)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
    expect(lengths.every((length) => length > 0 && length <= 80)).toBe(true)
  },
)
