import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

import { Builder, Capabilities, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver'

import type { WebKitPrograms } from '#scripts/find-engines.ts'
import { findFreePort } from '#scripts/find-free-port.ts'

import type { Engine, Key, Tab } from './engine.ts'

const KEYS: Record<Key, string> = {
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  Tab: Keys.TAB,
}

/** Starts WebKit's MiniBrowser on a virtual screen, controlled by WebDriver. */
export async function startWebKit(programs: WebKitPrograms): Promise<Engine> {
  const screen = spawn(
    programs.screen,
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  )
  const display = await firstLine(screen)
  const port = await findFreePort()
  const driver = spawn(programs.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${display}`, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const server = `http://127.0.0.1:${port}`
  await waitForServer(`${server}/status`)
  const stop = async () => {
    for (const child of [driver, screen]) {
      const exited = once(child, 'exit')
      child.kill()
      await exited
    }
  }
  return {
    open: async () => {
      const session = await new Builder()
        .usingServer(server)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
          }),
        )
        .build()
      await session.manage().setTimeouts({ script: 60_000, pageLoad: 60_000 })
      await session.manage().window().setRect({ width: 1280, height: 938, x: 0, y: 0 })
      return createTab(session)
    },
    close: stop,
  }
}

function createTab(session: WebDriver): Tab {
  return {
    goto: (url) => session.get(url),
    evaluate: (run, ...args) => session.executeScript(run, ...args),
    addScript: async (text) => {
      await session.executeScript(text)
    },
    clickAt: (x, y) =>
      session
        .actions({ async: true })
        .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT })
        .click()
        .perform(),
    type: async (text) => {
      await (await session.switchTo().activeElement()).sendKeys(text)
    },
    press: (key) => session.actions({ async: true }).sendKeys(KEYS[key]).perform(),
    back: () => session.navigate().back(),
    forward: () => session.navigate().forward(),
    reload: () => session.navigate().refresh(),
    resize: async (width, height) => {
      await session.manage().window().setRect({ width, height })
    },
    errors: [],
    close: () => session.quit(),
  }
}

async function firstLine(child: ChildProcess): Promise<string> {
  const [bytes] = (await once(child.stdio[3] ?? child, 'data')) as [Buffer]
  return bytes.toString().trim()
}

async function waitForServer(url: string): Promise<void> {
  for (let attempts = 0; attempts < 300; attempts += 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver does not answer.')
}
