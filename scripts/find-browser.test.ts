import { expect, test } from 'vitest'

import {
  chooseBrowser,
  ensureBrowser,
  type Machine,
  runWhenFree,
  waysToInstall,
} from './find-browser.ts'

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'
const SHELL = '/usr/bin/chromium-headless-shell'

test.each<[string, string[], Partial<Machine>, string | undefined]>([
  ['CHROME_PATH first', ['/mine', '/other', '/pw'], {}, '/mine'],
  ['the other variable next', ['/other', '/pw', '/usr/bin/chromium'], {}, '/other'],
  ["then Playwright's own", ['/pw', '/usr/bin/chromium'], {}, '/pw'],
  ['then the system', ['/usr/bin/google-chrome', '/usr/bin/chromium'], {}, '/usr/bin/chromium'],
  ['a Chromium without windows before one with them', ['/usr/bin/chromium', SHELL], {}, SHELL],
  ['Chromium under its other name', ['/usr/bin/chromium-browser'], {}, '/usr/bin/chromium-browser'],
  ['Google Chrome', ['/usr/bin/google-chrome-stable'], {}, '/usr/bin/google-chrome-stable'],
  ['plain chrome last', ['/usr/bin/chrome'], {}, '/usr/bin/chrome'],
  ['Chrome on a Mac', [MAC_CHROME], { platform: 'darwin' }, MAC_CHROME],
  ["a Mac's path only on a Mac", [MAC_CHROME], {}, undefined],
  ['nothing where nothing starts', [], {}, undefined],
])('it chooses %s', (_case, working, given, expected) => {
  expect(chooseBrowser(machine({ working, ...given }))).toBe(expected)
})

const PLAYWRIGHT = [['npx', 'playwright', 'install', 'chromium']]

test.each<[string, Partial<Machine>, string[], string[][][]]>([
  ['on a Mac', { platform: 'darwin' }, [], [PLAYWRIGHT]],
  ['on a Linux without apt', {}, ['sudo'], [PLAYWRIGHT]],
  [
    'on Debian as root',
    { isRoot: true },
    ['apt-get'],
    [
      PLAYWRIGHT,
      [
        ['apt-get', 'update'],
        ['apt-get', 'install', '-y', 'chromium-headless-shell'],
      ],
      [['apt-get', 'install', '-y', 'chromium']],
    ],
  ],
  [
    'on Debian with sudo that asks for no password',
    {},
    ['apt-get', 'sudo'],
    [
      PLAYWRIGHT,
      [
        ['sudo', '-n', 'apt-get', 'update'],
        ['sudo', '-n', 'apt-get', 'install', '-y', 'chromium-headless-shell'],
      ],
      [['sudo', '-n', 'apt-get', 'install', '-y', 'chromium']],
    ],
  ],
  ['on Debian without the right', {}, ['apt-get'], [PLAYWRIGHT]],
])('%s it can fetch a browser in these ways', (_case, given, programs, ways) => {
  const able = machine({ succeeds: ([program]) => programs.includes(program), ...given })
  expect(waysToInstall(able)).toEqual(ways)
})

test('a browser that is there is not fetched', async () => {
  const ran: string[] = []
  const found = await ensureBrowser(machine({ working: ['/pw'], run: record(ran) }))
  expect(found).toBe('/pw')
  expect(ran).toEqual([])
})

test('where Playwright cannot download, the system package is taken', async () => {
  const ran: string[] = []
  const working: string[] = []
  const found = await ensureBrowser(
    machine({
      working,
      isRoot: true,
      succeeds: () => true,
      run: async (command) => {
        ran.push(command.join(' '))
        if (command[0] === 'npx') throw new Error('npx failed.\nno network')
        if (command.includes('chromium-headless-shell')) throw new Error('no such package')
        if (command.includes('install')) working.push('/usr/bin/chromium')
      },
    }),
  )
  expect(found).toBe('/usr/bin/chromium')
  expect(ran).toEqual([
    'npx playwright install chromium',
    'apt-get update',
    'apt-get install -y chromium-headless-shell',
    'apt-get install -y chromium',
  ])
})

test('an installation waits while another one holds the lock of apt, and no longer than five minutes', async () => {
  const locked = new Error('apt-get update failed.\nE: Could not get lock /var/lib/apt/lists/lock.')
  const passed: number[] = []
  let attempts = 0
  const busy = machine({
    run: () => {
      attempts += 1
      return attempts < 3 ? Promise.reject(locked) : Promise.resolve()
    },
    wait: (milliseconds) => {
      passed.push(milliseconds)
      return Promise.resolve()
    },
  })
  await runWhenFree(busy, ['apt-get', 'update'])
  expect(attempts).toBe(3)
  expect(passed).toEqual([5000, 5000])

  const stuck = { ...busy, run: () => Promise.reject(locked) }
  await expect(runWhenFree(stuck, ['apt-get', 'update'])).rejects.toBe(locked)
  expect(passed.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(310_000)
  const broken = { ...busy, run: () => Promise.reject(new Error('no network')) }
  await expect(runWhenFree(broken, ['apt-get', 'update'])).rejects.toThrow('no network')
})

test('a download that succeeds but does not start is not taken for a browser', async () => {
  const ran: string[] = []
  const attempt = ensureBrowser(machine({ run: record(ran) }))
  await expect(attempt).rejects.toThrow('No Chromium was found, and none could be downloaded')
  expect(ran).toEqual(['npx playwright install chromium'])
})

test('when nothing helps, the error says what to install and what the attempts printed', async () => {
  const attempt = ensureBrowser(
    machine({ run: () => Promise.reject(new Error('npx failed.\nno network')) }),
  )
  await expect(attempt).rejects.toThrow(/set CHROME_PATH to a Chrome\.\nnpx failed\.\nno network$/)
})

function machine({ working = [], ...given }: Partial<Machine> & { working?: string[] }): Machine {
  return {
    env: { CHROME_PATH: '/mine', PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/other' },
    platform: 'linux',
    isRoot: false,
    playwrightPath: () => '/pw',
    whereIs: (name) => `/usr/bin/${name}`,
    starts: (path) => working.includes(path),
    succeeds: () => false,
    run: () => Promise.resolve(),
    wait: () => Promise.resolve(),
    ...given,
  }
}

function record(ran: string[]): Machine['run'] {
  return (command) => {
    ran.push(command.join(' '))
    return Promise.resolve()
  }
}
