import { execFile, execFileSync } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'

import type * as Playwright from '@playwright/test'

const require = createRequire(import.meta.url)

const MINUTE = 60_000

/** Interval in ms and number of attempts to get apt's lock: five minutes in total. */
const LOCK_PAUSE = 5000
const LOCK_TRIES = 60

const NAMES_ON_PATH = [
  // The headless shell needs two thirds of the time of a full browser.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

export type Command = readonly [program: string, ...args: string[]]

/** Access to the machine, replaced in tests. */
export type Machine = {
  env: Readonly<Record<string, string | undefined>>
  platform: NodeJS.Platform
  isRoot: boolean
  /** Path of Playwright's own Chromium, which may not exist. */
  playwrightPath: () => string
  /** Finds a program on PATH. */
  whereIs: (name: string) => string | undefined
  /** Whether the browser at a path starts. */
  starts: (path: string) => boolean
  /** Whether a command succeeds without interaction. */
  succeeds: (command: Command) => boolean
  /** Runs a long command without showing its output; rejects with the output when it fails. */
  run: (command: Command, timeout: number) => Promise<void>
  /** Waits for a number of milliseconds. */
  wait: (milliseconds: number) => Promise<void>
}

/** Path of the first Chromium that starts: from the environment, Playwright's, or the system's. */
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

/** Ways to install Chromium in order of preference; each is a list of commands. */
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

/** Commands that install Debian packages without interaction; `undefined` if not possible. */
export function findApt({ platform, isRoot, succeeds }: Machine): Command | undefined {
  if (platform !== 'linux' || !succeeds(['apt-get', '--version'])) return undefined
  if (isRoot) return ['apt-get']
  return succeeds(['sudo', '-n', 'true']) ? ['sudo', '-n', 'apt-get'] : undefined
}

/**
 * Runs an installation and repeats it while another process holds apt's lock: new
 * machines often update themselves, and `apt-get update` does not wait for the lock.
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

/** Path of Chromium on this machine; `undefined` if there is none. */
export function findBrowser(): string | undefined {
  return chooseBrowser(THIS_MACHINE)
}

/** Path of Chromium on this machine, installed if necessary. Throws if that fails. */
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

/** The current machine. */
export const THIS_MACHINE: Machine = {
  env: process.env,
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  playwrightPath: () => {
    // Imported on demand, because it is slow to load.
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

/** Output of a failed command, or the reason why it did not run. */
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
