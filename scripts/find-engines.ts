import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

import { type Command, findApt, type Machine, runWhenFree, THIS_MACHINE } from './find-browser.ts'

/** Programs for running WebKit. */
export interface WebKitPrograms {
  /** WebDriver server. */
  driver: string
  /** MiniBrowser of WebKitGTK. */
  browser: string
  /** Virtual display. */
  screen: string
}

/** Installed engines besides Chromium. */
export interface Engines {
  firefox?: string | undefined
  webkit?: WebKitPrograms | undefined
}

/** Debian packages of each engine. */
const PACKAGES = {
  firefox: { names: ['firefox-esr'], elsewhere: 'or set FIREFOX_PATH to a Firefox' },
  webkit: { names: ['webkit2gtk-driver', 'xvfb'], elsewhere: 'which other systems do not have' },
} as const

type EngineName = keyof typeof PACKAGES

const NAMES = ['firefox', 'webkit'] as const

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** Finds installed engines. */
export function findEngines(
  { env, platform, whereIs, starts }: Machine = THIS_MACHINE,
  findMiniBrowser = findInLibraries,
): Engines {
  const firefox = [
    env.FIREFOX_PATH,
    whereIs('firefox-esr'),
    whereIs('firefox'),
    platform === 'darwin' ? MAC_FIREFOX : undefined,
  ].find((path) => path !== undefined && starts(path))
  const [driver, screen] = [whereIs('WebKitWebDriver'), whereIs('Xvfb')]
  const browser = driver && findMiniBrowser()
  return { firefox, webkit: driver && screen && browser ? { driver, screen, browser } : undefined }
}

/** Engines of this machine, installed if possible without interaction; a sentence for each missing one. */
export async function ensureEngines(
  machine: Machine = THIS_MACHINE,
  find: () => Engines = () => findEngines(machine),
): Promise<{ engines: Engines; missing: string[] }> {
  const absent = NAMES.filter((name) => !find()[name])
  const apt = findApt(machine)
  const failures = new Map<EngineName, string>()
  if (apt && absent.length > 0) {
    await runWhenFree(machine, [...apt, 'update']).catch(() => {})
    for (const name of absent) {
      const install: Command = [...apt, 'install', '-y', ...PACKAGES[name].names]
      await runWhenFree(machine, install).catch((error: unknown) => {
        failures.set(name, error instanceof Error ? error.message : String(error))
      })
    }
  }
  const engines = find()
  const missing = absent
    .filter((name) => !engines[name])
    .map((name) => {
      const { names, elsewhere } = PACKAGES[name]
      const title = name === 'firefox' ? 'Firefox' : 'WebKit'
      const sentence = `${title} is not here: install it (on Debian "apt-get install ${names.join(' ')}", ${elsewhere}).`
      return [sentence, failures.get(name)].filter(Boolean).join('\n')
    })
  return { engines, missing }
}

/** Debian puts MiniBrowser beside the library, in a folder that depends on the architecture. */
function findInLibraries(): string | undefined {
  const folders = ['/usr/lib', '/usr/libexec'].flatMap((folder) => [
    folder,
    ...(existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []),
  ])
  return folders
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((name) =>
        join(folder, name, 'MiniBrowser'),
      ),
    )
    .find((path) => existsSync(path))
}
