import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { hashOf } from '#scripts/lib/hash.ts'

/** Lets one build at a time into a folder: a second one would write to the same files. */
export function oneBuildAtATime(): Plugin {
  return {
    name: 'site-one-build',
    apply: 'build',
    // Before the content is compiled.
    enforce: 'pre',
    buildApp: {
      order: 'pre',
      handler: async () => {
        const release = takeTurn(turnFile('.'))
        process.once('exit', release)
      },
    },
  }
}

/** Where a build of a folder notes that it is at work; outside of it, so that no copy of the folder brings it along. */
export function turnFile(folder: string): string {
  return join(tmpdir(), `site-build-${hashOf(resolve(folder))}`)
}

/**
 * Notes in a file that this process builds, and returns what takes the note away. That of a process that is gone
 * counts for nothing.
 * @throws while another process builds.
 */
export function takeTurn(file: string): () => void {
  const holder = holderOf(file)
  try {
    if (holder === undefined || holder === process.pid || !isRunning(holder)) {
      rmSync(file, { force: true })
    }
  } catch {
    // It is another user's: told below.
  }
  if (!writeNote(file)) {
    const error = new Error(
      `another build of this folder is running (process ${holderOf(file)}): wait until it ends, or delete ${file} if that process is not a build`,
    )
    // The place in our code is of no use to whoever waits.
    error.stack = error.message
    throw error
  }
  return () => rmSync(file, { force: true })
}

/** Whether the note could be written: not where that of another stands, be it since this moment. */
function writeNote(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  }
}

function holderOf(file: string): number | undefined {
  try {
    return Number(readFileSync(file, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 asks alone.
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of somebody else may not be asked, and is there.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
