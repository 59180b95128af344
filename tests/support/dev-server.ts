import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

import { findFreePort } from '#scripts/find-free-port.ts'

/** A development server of a copy of the project. */
export interface DevServer {
  url: string
  /** Everything it has printed so far. */
  output(): string
  stop(): Promise<void>
}

/** Starts the development server of a folder on a free port, without waiting until it is ready. */
export async function startDevServer(folder: string): Promise<DevServer> {
  const port = await findFreePort()
  const vite = resolve('node_modules/vite/bin/vite.js')
  const child = spawn(process.execPath, [vite, '--port', String(port), '--strictPort'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  }
  return {
    url: `http://localhost:${port}`,
    output: () => output,
    stop: async () => {
      child.kill()
      await exited
    },
  }
}
