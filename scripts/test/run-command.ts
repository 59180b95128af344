import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

import type { Ending } from './run-suites.ts'

export type CommandOptions = {
  env: Readonly<Record<string, string>>
  timeout: number
}

/**
 * Runs a command, its program looked up among the project's own first, and collects what it prints.
 * When its time is up, or this process is told to stop, it ends with everything it started.
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
  const interrupt = () => {
    end()
    process.exit(130)
  }
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output += text))

  return new Promise<Ending>((done, fail) => {
    const timer = setTimeout(() => {
      end()
      done({ exitCode: 1, output, cutShort: `stopped after ${timeout / 1000} seconds` })
    }, timeout)
    process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
    child.once('error', fail)
    child.once('close', (exitCode) => {
      clearTimeout(timer)
      done({ exitCode: exitCode ?? 1, output })
    })
  }).finally(() => {
    process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
  })
}
