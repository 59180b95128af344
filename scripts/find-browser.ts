import { spawnSync } from 'node:child_process'

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

const SUDO = process.getuid?.() === 0 ? '' : 'sudo -n '
const APT = `${SUDO}env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300`

/** Shell commands that install Chromium without interaction, in the order in which they are tried. */
const INSTALLERS = [
  'npx playwright install chromium',
  // A new machine may be updating its package lists, whose lock has no timeout.
  `command -v apt-get && for attempt in 1 2 3 4 5; do ${APT} update && break; sleep 60; done; ${APT} install -y chromium-headless-shell`,
  `${APT} install -y chromium`,
]

/** Path of the first Chromium that starts: from the environment, Playwright's, or the system's. */
export function findBrowser(): string | undefined {
  const { CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH } = process.env
  const knownPaths = [CHROME_PATH, PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH, chromium.executablePath()]
  return [...knownPaths, ...onPath(...PROGRAM_NAMES), MAC_PATH].find(starts)
}

/**
 * Path of Chromium on this machine, installed if necessary.
 * @throws if that fails.
 */
export function ensureBrowser(): string {
  for (const installer of ['', ...INSTALLERS]) {
    if (installer) spawnSync(installer, { shell: true, stdio: 'inherit' })
    const browser = findBrowser()
    if (browser !== undefined) return browser
  }
  throw new Error(
    'No Chromium was found, and none could be downloaded: install it (on Debian "apt-get install chromium", elsewhere "npx playwright install --with-deps chromium") or set CHROME_PATH to a Chrome.',
  )
}

/** Paths of the programs with these names, in the order of the names. */
export function onPath(...names: string[]): string[] {
  return spawnSync('which', names, { encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
}

/** Whether a program starts: some systems have a `chromium-browser` that only says which package to install. */
export function starts(path: string | undefined): path is string {
  return !!path && spawnSync(path, ['--version'], { timeout: 15_000 }).status === 0
}
