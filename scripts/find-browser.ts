import { execFile, spawnSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

import { chromium } from '@playwright/test'

const PROGRAM_NAMES = [
  // The headless shell needs two thirds of the time of a full browser.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'

const MINUTE = 60_000

/** Path of the first Chromium that starts: from the environment, Playwright's, or the system's. */
export function findBrowser(): string | undefined {
  const { CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH } = process.env
  const knownPaths = [CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, chromium.executablePath()]
  return [...knownPaths, ...onPath(...PROGRAM_NAMES), MAC_PATH].find(starts)
}

/**
 * Path of Chromium on this machine, installed if necessary.
 * @throws if that fails; the message contains the output of the attempts.
 */
export async function ensureBrowser(): Promise<string> {
  const attempts = [
    async () => '',
    () => run('npx', 'playwright', 'install', 'chromium'),
    () => installPackages('chromium-headless-shell'),
    () => installPackages('chromium'),
  ]
  const outputs: string[] = []
  for (const attempt of attempts) {
    outputs.push(await attempt())
    const browser = findBrowser()
    if (browser !== undefined) return browser
  }
  throw new Error(
    [
      'No Chromium was found, and none could be downloaded: install it (on Debian "apt-get install chromium", elsewhere "npx playwright install --with-deps chromium") or set CHROME_PATH to a Chrome.',
      ...outputs.filter(Boolean),
    ].join('\n'),
  )
}

/** Paths of the programs with these names, in the order of the names. */
export function onPath(...names: string[]): string[] {
  return spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}

/** Whether a program starts: some systems have a `chromium-browser` that only says which package to install. */
export function starts(path: string | undefined): path is string {
  return !!path && spawnSync(path, ['--version'], { timeout: MINUTE / 4 }).status === 0
}

/** Installs Debian packages if that needs no interaction; returns the output. */
export async function installPackages(...names: string[]): Promise<string> {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => run(...sudo, 'apt-get', ...args)
  let update = await apt('update')
  // DPkg::Lock::Timeout does not cover the lock of the package lists, which a new machine may be updating.
  for (let attempts = 0; attempts < 30 && update.includes('Could not get lock'); attempts += 1) {
    await wait(MINUTE / 6)
    update = await apt('update')
  }
  return `${update}\n${await apt('-o', 'DPkg::Lock::Timeout=300', 'install', '-y', ...names)}`
}

/** Runs a command asynchronously, so that other suites continue, and returns its output even if it fails. */
function run(...[program = '', ...args]: string[]): Promise<string> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return new Promise((done) => {
    execFile(
      program,
      args,
      { timeout: 10 * MINUTE, maxBuffer: 2 ** 26, env },
      (error, stdout, stderr) => done(`${stdout}${stderr}` || (error?.message ?? '')),
    )
  })
}
