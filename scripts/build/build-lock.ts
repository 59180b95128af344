import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

import { getHash } from '#scripts/lib/hash.ts'

/** Prevents two simultaneous builds into the same folder. */
export function exclusiveBuild(): Plugin {
  return {
    name: 'site-one-build',
    apply: 'build',
    // Runs before the content is compiled.
    enforce: 'pre',
    buildApp: {
      order: 'pre',
      handler: async () => {
        const release = acquireBuildLock(getLockFile('.'))
        process.once('exit', release)
      },
    },
  }
}

/** Path of a folder's lock file; it is outside the folder, so that copies do not include it. */
export function getLockFile(folder: string): string {
  return join(tmpdir(), `site-build-${getHash(resolve(folder))}`)
}

/**
 * Creates a lock file with the id of this process and returns a function that removes it. A lock is ignored if
 * its process has ended or has the id of this process, because containers reuse ids.
 * @throws if another process is building.
 */
export function acquireBuildLock(file: string): () => void {
  const processId = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0
  if (processId !== process.pid && isRunning(processId)) {
    const error = new Error(
      `another build of this folder is running (process ${processId}): wait until it ends, or delete ${file} if that process is not a build`,
    )
    // The stack is not useful to the user.
    error.stack = error.message
    throw error
  }
  const release = () => rmSync(file, { force: true })
  release()
  writeFileSync(file, String(process.pid), { flag: 'wx' })
  return release
}

function isRunning(pid: number): boolean {
  try {
    // Signal 0 only tests whether the process exists.
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    // EPERM means that the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
