import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** Result of a command. */
export interface CommandResult {
  exitCode: number
  /** Everything it printed. */
  output: string
  /** Whether it was killed after the timeout. */
  timedOut: boolean
}

/** Functions that kill the running commands with their child processes. */
const running = new Set<() => void>()

process.once('exit', () => running.forEach((end) => end()))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

/**
 * Runs a command and collects its output. Programs in the project's `node_modules/.bin` take precedence.
 * @param timeout milliseconds after which the command and its child processes are killed.
 * @throws Error when the program cannot be started.
 */
export function runCommand(
  [program, ...args]: readonly [program: string, ...args: string[]],
  { env = {}, timeout, cwd }: { env?: NodeJS.ProcessEnv; timeout: number; cwd?: string },
): Promise<CommandResult> {
  // NODE_ENV=production in the shell would give the tests React without `act`.
  const { NODE_ENV: _ignored, PATH = '', ...inherited } = process.env
  const path = `${resolve('node_modules/.bin')}${delimiter}${PATH}`
  const child = spawn(program, args, {
    ...(cwd !== undefined && { cwd }),
    env: { ...inherited, PATH: path, ...env, ...(cwd !== undefined && { PWD: cwd }) },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group can be killed together with its browsers and servers.
    detached: true,
  })
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // The group has already ended.
    }
  }
  let output = ''
  let timedOut = false
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  running.add(end)
  const timer = setTimeout(() => {
    timedOut = true
    end()
  }, timeout)
  return new Promise<CommandResult>((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done({ exitCode: code ?? 1, output, timedOut }))
  }).finally(() => {
    clearTimeout(timer)
    running.delete(end)
  })
}
