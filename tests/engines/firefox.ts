import puppeteer, { type BrowserContext, type KeyInput } from 'puppeteer-core'

import type { Engine, Tab } from './engine.ts'

/** Starts headless Firefox, controlled by WebDriver BiDi. */
export async function startFirefox(program: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    defaultViewport: { width: 1280, height: 900 },
    // Startup is slow on a busy machine.
    timeout: 90_000,
  })
  return {
    open: async () => openTab(await browser.createBrowserContext()),
    close: () => browser.close(),
  }
}

async function openTab(context: BrowserContext): Promise<Tab> {
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => {
    errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error))
  })
  return {
    goto: async (url) => {
      await page.goto(url)
    },
    evaluate: async <Args extends unknown[], Result>(
      run: (...args: Args) => Result,
      ...args: Args
    ) => {
      // Puppeteer's types unwrap handles; all values here are plain.
      const plain = run as (...values: unknown[]) => unknown
      return (await page.evaluate(plain, ...args)) as Result
    },
    addScript: async (text) => {
      await page.evaluate(`(() => { ${text} })()`)
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key satisfies KeyInput),
    back: async () => {
      await page.goBack()
    },
    forward: async () => {
      await page.goForward()
    },
    reload: async () => {
      await page.reload()
    },
    resize: (width, height) => page.setViewport({ width, height }),
    errors,
    close: () => context.close(),
  }
}
