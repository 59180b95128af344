import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'

/** Result of a command. */
export interface CommandResult {
  exitCode: number
  /** Everything it printed. */
  output: string
}

/**
 * Runs a command, whose words are separated by spaces, and collects its output. Programs in the project's `node_modules/.bin` take precedence.
 * @throws Error when the program cannot be started.
 */
export function runCommand(
  command: string,
  { env = {}, cwd = '.' }: { env?: NodeJS.ProcessEnv; cwd?: string } = {},
): Promise<CommandResult> {
  const [program = '', ...args] = command.split(' ')
  // NODE_ENV=production in the shell would give the tests React without `act`.
  const { NODE_ENV: _ignored, PATH = '', ...inherited } = process.env
  const path = `${resolve('node_modules/.bin')}${delimiter}${PATH}`
  const child = spawn(program, args, {
    cwd,
    env: { ...inherited, PATH: path, PWD: resolve(cwd), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text))
  }
  return new Promise((done, fail) => {
    child.once('error', fail)
    child.once('close', (code) => done({ exitCode: code ?? 1, output }))
  })
}
