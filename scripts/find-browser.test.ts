import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test, vi } from 'vitest'

import { findBrowser } from './find-browser.ts'
import { findEngines } from './find-engines.ts'

/** Creates a folder of programs that exit with the given codes. */
function programs(codes: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'))
  for (const [name, code] of Object.entries(codes)) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexit ${code}\n`)
    chmodSync(join(folder, name), 0o755)
  }
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`)
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  return folder
}

test('the browser named by the environment takes precedence over that of the system, if it starts', () => {
  const folder = programs({ mine: 0, broken: 1, 'chromium-headless-shell': 0 })
  vi.stubEnv('PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH', join(folder, 'mine'))
  for (const missing of ['broken', 'nowhere']) {
    vi.stubEnv('CHROME_PATH', join(folder, missing))
    expect(findBrowser()).toBe(join(folder, 'mine'))
  }
  vi.stubEnv('CHROME_PATH', join(folder, 'chromium-headless-shell'))
  expect(findBrowser()).toBe(join(folder, 'chromium-headless-shell'))
})

test('Firefox is found by its variable or on the path, in the order of its names', () => {
  const folder = programs({ mine: 0, firefox: 0, 'firefox-esr': 0 })
  expect(findEngines().firefox).toBe(join(folder, 'firefox-esr'))
  vi.stubEnv('FIREFOX_PATH', join(folder, 'mine'))
  expect(findEngines().firefox).toBe(join(folder, 'mine'))
})
