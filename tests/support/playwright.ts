import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'

import { counters } from './facts.ts'
import { findUnexpected } from './find-unexpected.ts'

/** Whether an address is of whoever counts visits: the one host of others that a page may ask, in vain. */
const isCounter = (url: string) => URL.canParse(url) && counters.includes(new URL(url).origin)

type Fixtures = {
  /** Announces that the pages of this test may say something that matches, by console, error, policy or request. */
  expectConsole: (pattern: RegExp) => void
  /** What the pages of this test have said and what of it was announced. */
  silence: { messages: string[]; announced: RegExp[] }
}

/**
 * Playwright's test, with silence as part of passing: a console error or warning, an uncaught error, a violated
 * content security policy, a failed request or one to another host that the test did not announce fails it.
 */
const test = base.extend<Fixtures>({
  silence: [
    async ({}, use) => {
      const messages: string[] = []
      const announced: RegExp[] = []
      await use({ messages, announced })
      expect(findUnexpected(messages, announced), 'what no test announced').toEqual([])
    },
    { auto: true },
  ],
  expectConsole: async ({ silence }, use) => {
    await use((pattern) => {
      silence.announced.push(pattern)
    })
  },
  context: async ({ context, silence }, use) => {
    await listen(context, silence.messages)
    await use(context)
  },
})

/**
 * The same silence over one page that all tests of a worker share: for many short looks that leave
 * nothing behind.
 */
const steadyTest = base.extend<
  object,
  { hasScript: boolean; steady: { page: Page; messages: string[] } }
>({
  hasScript: [true, { option: true, scope: 'worker' }],
  steady: [
    async ({ browser, hasScript }, use, { project }) => {
      const { baseURL } = project.use
      const context = await browser.newContext({
        javaScriptEnabled: hasScript,
        viewport: { width: 1440, height: 900 },
        ...(baseURL && { baseURL }),
      })
      const messages: string[] = []
      await listen(context, messages)
      await use({ page: await context.newPage(), messages })
      await context.close()
    },
    { scope: 'worker' },
  ],
  page: async ({ steady: { page, messages } }, use) => {
    messages.length = 0
    await use(page)
    expect(messages, 'what no test announced').toEqual([])
  },
})

async function listen(context: BrowserContext, messages: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    if (isCounter(message.location().url)) return
    messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message, stack } = error.error()
    messages.push(`uncaught: ${stack ?? message}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost' && !isCounter(request.url())) {
      messages.push(`request to another host: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A page that is left stops what it was still loading.
    if (/ABORTED|cancelled/i.test(reason) || isCounter(request.url())) return
    messages.push(`request failed: ${request.url()} ${reason}`)
  })
  // Each browser words a violation in its own way, or not at all; the event is the same in all.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Content Security Policy violated: ${event.effectiveDirective} ${event.blockedURI}`,
      )
    })
  })
}

export { expect, steadyTest, test }
