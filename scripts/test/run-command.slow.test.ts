import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { runCommand } from './run-command.ts'

const MINUTE = 60_000

test('a command ends with its code and all it printed', async () => {
  const script = 'console.log("out"); console.error("err"); process.exitCode = 3'
  const { exitCode, output } = await node(script)
  expect(exitCode).toBe(3)
  expect(output.split('\n').toSorted()).toEqual(['', 'err', 'out'])
})

test('a command gets the variables given, but not the NODE_ENV of the shell', async () => {
  const script = 'console.log(process.env.DEMO, process.env.NODE_ENV)'
  expect(await node(script, { env: { DEMO: '1' } })).toMatchObject({ output: '1 undefined\n' })
})

test("the project's own programs are found by name", async () => {
  const { exitCode } = await runCommand(['tsx', '--version'], { env: {}, timeout: MINUTE })
  expect(exitCode).toBe(0)
})

test('a program that does not exist is an error', async () => {
  const attempt = runCommand(['no-such-program'], { env: {}, timeout: MINUTE })
  await expect(attempt).rejects.toThrow('no-such-program')
})

test('a command that takes too long is stopped with what it started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-command-'))
  const sign = join(folder, 'sign-of-life')
  const grandchild = beat(sign)
  const script = `
    console.log('started')
    require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(grandchild)}])`
  try {
    expect(await node(script, { timeout: 10_000 })).toEqual({
      exitCode: 1,
      output: 'started\n',
      cutShort: 'stopped after 10 seconds',
    })
    const before = statSync(sign).size
    await setTimeout(300)
    expect(statSync(sign).size).toBe(before)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a process that is interrupted ends all the commands it runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-command-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const signs = ['first', 'second'].map((name) => join(folder, name))
  const script = `
    import { runCommand } from '#scripts/test/run-command.ts'
    for (const script of ${JSON.stringify(signs.map(beat))})
      void runCommand([process.execPath, '-e', script], { env: {}, timeout: ${MINUTE} })`
  const parent = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', script])
  await expect.poll(() => signs.every(existsSync), { timeout: MINUTE / 3 }).toBe(true)
  parent.kill('SIGINT')
  expect(await once(parent, 'exit')).toEqual([130, null])
  const sizes = () => signs.map((sign) => statSync(sign).size)
  const before = sizes()
  await setTimeout(300)
  expect(sizes()).toEqual(before)
})

/** A program that writes into a file as long as it lives, though no longer than a test. */
function beat(sign: string): string {
  return `
    setInterval(() => require('node:fs').appendFileSync('${sign}', '.'), 20)
    setTimeout(process.exit, ${MINUTE})`
}

function node(script: string, { env = {}, timeout = MINUTE } = {}) {
  return runCommand([process.execPath, '-e', script], { env, timeout })
}
