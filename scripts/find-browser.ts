import { execFile, execFileSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import type * as Playwright from '@playwright/test'

const require = createRequire(import.meta.url)

const MINUTE = 60_000

/** Milliseconds between two looks at apt's lock, and how many of them there are: five minutes. */
const LOCK_PAUSE = 5000
const LOCK_TRIES = 60

const NAMES_ON_PATH = [
  // Without tabs and windows of its own: the journeys take two thirds of the time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

export type Command = readonly [program: string, ...args: string[]]

/** What the search may ask of a machine; a test answers in its place. */
export type Machine = {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  isRoot: boolean
  /** Where Playwright would keep its own Chromium, whether it is there or not. */
  playwrightPath: () => string
  /** The full path of a program on PATH. */
  whereIs: (name: string) => string | undefined
  /** Tells whether a browser stands at this path and starts. */
  starts: (path: string) => boolean
  /** Tells whether a command succeeds at once and asks for nothing. */
  succeeds: (command: Command) => boolean
  /** Runs a long command without showing its output; rejects with the output when it fails. */
  run: (command: Command, timeout: number) => Promise<void>
  /** Passes so many milliseconds. */
  wait: (milliseconds: number) => Promise<void>
}

/** The path of the first Chromium on a machine that starts: the one the environment names, Playwright's, the system's. */
export function chooseBrowser(machine: Machine): string | undefined {
  const { env, platform, playwrightPath, whereIs, starts } = machine
  const candidates = [
    () => env.CHROME_PATH,
    () => env.PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH,
    playwrightPath,
    ...NAMES_ON_PATH.map((name) => () => whereIs(name)),
    () => (platform === 'darwin' ? MAC_PATH : undefined),
  ]
  for (const candidate of candidates) {
    const path = candidate()
    // Some systems have a `chromium-browser` that only says which package to install.
    if (path && starts(path)) return path
  }
  return undefined
}

/** The commands that may bring a Chromium to a machine, in the order to try them; each way is a list to run in a row. */
export function waysToInstall(machine: Machine): Command[][] {
  const playwright: Command = ['npx', 'playwright', 'install', 'chromium']
  const apt = findApt(machine)
  if (!apt) return [[playwright]]
  return [
    [playwright],
    [
      [...apt, 'update'],
      [...apt, 'install', '-y', 'chromium-headless-shell'],
    ],
    [[...apt, 'install', '-y', 'chromium']],
  ]
}

/** How packages are installed on a machine of Debian's kind without a question; nothing where they cannot be. */
export function findApt({ platform, isRoot, succeeds }: Machine): Command | undefined {
  if (platform !== 'linux' || !succeeds(['apt-get', '--version'])) return undefined
  if (isRoot) return ['apt-get']
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n', 'apt-get'] : undefined
}

/**
 * Runs a command that installs something, and runs it again while another installation holds apt's lock: a new
 * machine often updates itself, and `apt-get update` waits for no lock by itself.
 */
export async function runWhenFree({ run, wait }: Machine, command: Command): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await run(command, 10 * MINUTE)
    } catch (error) {
      const isLocked = error instanceof Error && error.message.includes('Could not get lock')
      if (!isLocked || tries === LOCK_TRIES) throw error
      await wait(LOCK_PAUSE)
    }
  }
}

/** The path of a Chromium on this machine, or `undefined` when there is none. */
export function findBrowser(): string | undefined {
  return chooseBrowser(THIS_MACHINE)
}

/** The path of a Chromium on this machine, fetched first when there is none; throws a sentence when that fails too. */
export async function ensureBrowser(machine: Machine = THIS_MACHINE): Promise<string> {
  const present = chooseBrowser(machine)
  if (present !== undefined) return present
  const failures: string[] = []
  for (const way of waysToInstall(machine)) {
    try {
      for (const command of way) await runWhenFree(machine, command)
      const installed = chooseBrowser(machine)
      if (installed !== undefined) return installed
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error))
    }
  }
  throw new Error(
    [
      'No Chromium was found, and none could be downloaded: install it (on Debian "apt-get install chromium", elsewhere "npx playwright install --with-deps chromium") or set CHROME_PATH to a Chrome.',
      ...failures,
    ].join('\n'),
  )
}

/** The machine that this program runs on. */
export const THIS_MACHINE: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  playwrightPath: () => {
    // Slow to load, and most who read this file start no browser.
    const { chromium }: typeof Playwright = require('@playwright/test')
    return chromium.executablePath()
  },
  whereIs: (name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .map((folder) => join(folder, name))
      .find(isExecutable),
  starts: (path) => isExecutable(path) && succeeds([path, '--version']),
  succeeds,
  run: async ([program, ...args], timeout) => {
    try {
      await promisify(execFile)(program, args, {
        timeout,
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
        maxBuffer: 64 * 1024 * 1024,
      })
    } catch (error) {
      throw new Error(`${[program, ...args].join(' ')} failed.\n${outputOf(error)}`, {
        cause: error,
      })
    }
  },
  wait: (milliseconds) => wait(milliseconds),
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

function succeeds([program, ...args]: Command): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore', timeout: MINUTE / 4 })
    return true
  } catch {
    return false
  }
}

/** What a failed command printed, or why it did not run. */
function outputOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const printed = ['stdout', 'stderr'].map((stream): unknown => Reflect.get(error, stream))
  return (
    printed
      .filter((text) => typeof text === 'string')
      .join('')
      .trim() || error.message
  )
}
