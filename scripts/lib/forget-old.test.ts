import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { forgetOld } from './forget-old.ts'

test('what is old and not used goes; what is new may be another process at work', () => {
  const folder = mkdtempSync(join(tmpdir(), 'forget-old-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const aged = (name: string, days: number) => {
    writeFileSync(join(folder, name), '')
    const then = Date.now() / 1000 - days * 24 * 60 * 60
    utimesSync(join(folder, name), then, then)
  }
  aged('old-used', 20)
  aged('old', 15)
  aged('new', 13)
  forgetOld(folder, new Set(['old-used']))
  expect(readdirSync(folder)).toEqual(['new', 'old-used'])
})
