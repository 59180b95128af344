import { test as base, expect, type BrowserContext } from '@playwright/test'

import { findUnexpected } from './find-unexpected.ts'

type Fixtures = {
  /** Whether pages may keep the course for reading without a network: it fetches all of it at every sign-in. */
  keepsCourse: boolean
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
  keepsCourse: [false, { option: true }],
  context: async ({ context, silence, keepsCourse }, use) => {
    await listen(context, silence.messages)
    if (!keepsCourse) {
      await context.addInitScript(() =>
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'),
      )
    }
    await use(context)
  },
})

async function listen(context: BrowserContext, messages: string[]): Promise<void> {
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return
    messages.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => {
    const { message, stack } = error.error()
    messages.push(`uncaught: ${stack ?? message}`)
  })
  context.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== 'localhost') {
      messages.push(`request to another host: ${request.url()}`)
    }
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown'
    // A page that is left stops what it was still loading.
    if (/ABORTED|cancelled/i.test(reason)) return
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

export { expect, test }
