import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { openKeptTexts } from './kept-texts.ts'

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'kept-texts-'))
  onTestFinished(() => rmSync(path, { recursive: true }))
  return join(path, 'texts')
}

test('a text is made once for the same sources, and again for others', async () => {
  const path = folder()
  const made: string[] = []
  const get = (source: string) =>
    openKeptTexts(path).get({ source }, () => {
      made.push(source)
      return `made of ${source}`
    })
  expect([await get('a'), await get('a'), await get('b')]).toEqual([
    'made of a',
    'made of a',
    'made of b',
  ])
  expect(made).toEqual(['a', 'b'])
})

test('what a build has not asked for is gone after it', async () => {
  const path = folder()
  const first = openKeptTexts(path)
  await first.get('old', () => 'old')
  await first.get('same', () => 'same')
  const second = openKeptTexts(path)
  await second.get('same', () => 'another')
  second.forgetRest()
  expect(readdirSync(path)).toHaveLength(1)
  expect(await openKeptTexts(path).get('same', () => 'another')).toBe('same')
})
