import { expect, test } from 'vitest'

import type { Machine } from './find-browser.ts'
import { ensureEngines, findEngines } from './find-engines.ts'

const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  screen: '/usr/bin/Xvfb',
  browser: '/usr/lib/webkit/MiniBrowser',
}

test('the engines of a machine are found by their programs, and WebKit by all of them only', () => {
  const has = (...programs: string[]) =>
    findEngines(
      machine({ whereIs: (name) => (programs.includes(name) ? `/usr/bin/${name}` : undefined) }),
      () => WEBKIT.browser,
    )
  expect(has('firefox-esr', 'WebKitWebDriver', 'Xvfb')).toEqual({
    firefox: '/usr/bin/firefox-esr',
    webkit: WEBKIT,
  })
  expect(has('firefox', 'WebKitWebDriver')).toEqual({
    firefox: '/usr/bin/firefox',
    webkit: undefined,
  })
  expect(findEngines(machine({ env: { FIREFOX_PATH: '/mine' } }), () => undefined).firefox).toBe(
    '/mine',
  )
})

test('what is missing is installed where no question is asked', async () => {
  const ran: string[] = []
  const { engines, missing } = await ensureEngines(
    machine({
      isRoot: true,
      succeeds: () => true,
      run: (command) => {
        ran.push(command.join(' '))
        return Promise.resolve()
      },
    }),
    () => ({
      firefox: '/usr/bin/firefox',
      webkit: ran.some((command) => command.includes('xvfb')) ? WEBKIT : undefined,
    }),
  )
  expect(ran).toEqual(['apt-get update', 'apt-get install -y webkit2gtk-driver xvfb'])
  expect(engines.webkit).toEqual(WEBKIT)
  expect(missing).toEqual([])
})

test('what cannot be had is said in a sentence, and the rest is there', async () => {
  const { engines, missing } = await ensureEngines(
    machine({
      isRoot: true,
      succeeds: () => true,
      run: () => Promise.reject(new Error('apt-get failed.\nno network')),
    }),
    () => ({ firefox: '/usr/bin/firefox' }),
  )
  expect(engines.firefox).toBe('/usr/bin/firefox')
  expect(missing).toEqual([
    'WebKit is not here: install it (on Debian "apt-get install webkit2gtk-driver xvfb", which other systems do not have).\napt-get failed.\nno network',
  ])
  const { missing: both } = await ensureEngines(machine({}), () => ({}))
  expect(both).toHaveLength(2)
  expect(both[0]).toMatch(/^Firefox is not here: .*FIREFOX_PATH/)
})

function machine(given: Partial<Machine>): Machine {
  return {
    env: {},
    platform: 'linux',
    isRoot: false,
    playwrightPath: () => '',
    whereIs: () => undefined,
    starts: () => true,
    succeeds: () => false,
    run: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    ...given,
  }
}
