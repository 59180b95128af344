import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { acquireBuildLock, getLockFile } from './build-lock.ts'

/** A process id above the system's maximum. */
const UNUSED_PID = 2 ** 31 - 1

function note(processId?: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'one-build-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'turn')
  if (processId !== undefined) writeFileSync(file, String(processId))
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
  for (const stalePid of [UNUSED_PID, Number.NaN]) {
    const file = note(stalePid)
    acquireBuildLock(file)()
    expect(existsSync(file)).toBe(false)
  }
})

test('each folder has its own lock', () => {
  expect(getLockFile('.')).toBe(getLockFile(process.cwd()))
  expect(getLockFile('a')).not.toBe(getLockFile('b'))
})
