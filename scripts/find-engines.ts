import { spawnSync } from 'node:child_process'

import { onPath, starts } from './find-browser.ts'

/** Programs for running WebKit. */
export interface WebKitPrograms {
  /** WebDriver server. */
  driver: string
  /** MiniBrowser of WebKitGTK. */
  browser: string
  /** Virtual display. */
  screen: string
}

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox'

/** Finds installed engines besides Chromium. */
export function findEngines(): { firefox?: string; webkit?: WebKitPrograms } {
  const firefox = [process.env.FIREFOX_PATH, ...onPath('firefox-esr', 'firefox'), MAC_FIREFOX].find(
    starts,
  )
  const [[driver], [screen]] = [onPath('WebKitWebDriver'), onPath('Xvfb')]
  // Debian puts MiniBrowser beside the library, in a folder that depends on the architecture.
  const search = ['/usr/lib', '/usr/libexec', '-maxdepth', '3', '-name', 'MiniBrowser']
  const [browser] = driver ? spawnSync('find', search, { encoding: 'utf8' }).stdout.split('\n') : []
  return { firefox, webkit: driver && screen && browser ? { driver, screen, browser } : undefined }
}
