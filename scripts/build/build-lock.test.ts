import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { acquireBuildLock, lockFileOf } from './build-lock.ts'

/** A process id above the system's maximum. */
const UNUSED_PID = 2 ** 31 - 1

function note(holder?: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'turn')
  if (holder !== undefined) writeFileSync(file, String(holder))
  return file
}

test('a build starts at once without a lock and removes its own', () => {
  const file = note()
  const release = acquireBuildLock(file)
  expect(readFileSync(file, 'utf8')).toBe(String(process.pid))
  release()
  expect(existsSync(file)).toBe(false)
})

test('a second build is rejected while the first one runs', () => {
  const file = note(process.ppid)
  expect(() => acquireBuildLock(file)).toThrow(
    `another build of this folder is running (process ${process.ppid}): wait until it ends, or delete ${file} if that process is not a build`,
  )
  expect(readFileSync(file, 'utf8')).toBe(String(process.ppid))
})

test('the lock of a killed build is ignored', () => {
  for (const left of [UNUSED_PID, Number.NaN]) {
    const file = note(left)
    acquireBuildLock(file)()
    expect(existsSync(file)).toBe(false)
  }
})

test('each folder has its own lock', () => {
  expect(lockFileOf('.')).toBe(lockFileOf(process.cwd()))
  expect(lockFileOf('a')).not.toBe(lockFileOf('b'))
})
