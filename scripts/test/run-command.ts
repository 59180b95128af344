import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

import type { Ending } from './run-suites.ts'

export type CommandOptions = {
  env: Readonly<Record<string, string>>
  timeout: number
}

/** How to end each command that runs, with what it has started. */
const running = new Set<() => void>()

process.once('exit', () => {
  for (const end of running) end()
})
// To end by a signal is no exit, unless somebody makes it one.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/**
 * Runs a command, its program looked up among the project's own first, and collects what it prints.
 * When its time is up, or this process ends, it ends with everything it started.
 */
export function runCommand(
  [program, ...args]: readonly [program: string, ...args: string[]],
  { env, timeout }: CommandOptions,
): Promise<Ending> {
  const { NODE_ENV: _shells, PATH = '', ...inherited } = process.env
  const child = spawn(program, args, {
    // NODE_ENV=production in the shell would give the tests React without `act`.
    env: {
      ...inherited,
      PATH: `${resolve('node_modules/.bin')}${delimiter}${PATH}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that a browser or server it started can be ended with it.
    detached: true,
  })
  const end = () => {
    if (child.pid === undefined) return
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      // It has ended by itself.
    }
  }
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))

  running.add(end)
  let timer: NodeJS.Timeout | undefined
  return new Promise<Ending>((done, fail) => {
    timer = setTimeout(() => {
      end()
      done({ exitCode: 1, output, cutShort: `stopped after ${timeout / 1000} seconds` })
    }, timeout)
    child.once('error', fail)
    child.once('close', (exitCode) => done({ exitCode: exitCode ?? 1, output }))
  }).finally(() => {
    clearTimeout(timer)
    running.delete(end)
  })
}
