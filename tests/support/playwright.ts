import { test as base, expect, type BrowserContext } from '@playwright/test'

type Fixtures = {
  /** Whether pages may cache the course for offline reading, which downloads all of it at every sign-in. */
  keepsCourse: boolean
  /** Announces a matching message of this test's pages: console output, error, policy violation or failed request. */
  expectConsole: (pattern: RegExp) => void
  /** Recorded and announced messages of this test's pages. */
  silence: { messages: string[]; announced: RegExp[] }
}

/**
 * Playwright's test that also fails on unannounced messages: console errors and warnings, uncaught errors,
 * policy violations, failed requests, and requests to other hosts.
 */
const test = base.extend<Fixtures>({
  silence: [
    async ({}, use) => {
      const messages: string[] = []
      const announced: RegExp[] = []
      await use({ messages, announced })
      const unexpected = messages.filter(
        (message) => !announced.some((pattern) => message.search(pattern) >= 0),
      )
      expect(unexpected, 'unexpected console messages').toEqual([])
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
    // Navigation cancels pending requests.
    if (/ABORTED|cancelled/i.test(reason)) return
    messages.push(`request failed: ${request.url()} ${reason}`)
  })
  // Console messages about violations differ between browsers; the event is the same.
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(
        `Content Security Policy violated: ${event.effectiveDirective} ${event.blockedURI}`,
      )
    })
  })
}

export { expect, test }
