// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'

import { isAdmitted, loadElement } from './load-script.ts'

const SRC = 'https://chat.example/boot.js'

const scripts = () => [...document.head.querySelectorAll('script')]

afterEach(() => {
  vi.useRealTimers()
  document.head.replaceChildren()
})

test('the script is there, and its element alive, when loading ends', async () => {
  const loading = loadElement(SRC, 'chat-ok')
  expect(scripts().map(({ src }) => src)).toEqual([SRC])
  customElements.define('chat-ok', class extends HTMLElement {})
  await expect(loading).resolves.toBeUndefined()
})

test('a blocked script is an error and leaves nothing behind, so that one can try again', async () => {
  const loading = loadElement(SRC, 'chat-blocked')
  scripts()[0]?.dispatchEvent(new Event('error'))
  await expect(loading).rejects.toThrow(`${SRC} could not be loaded`)
  expect(scripts()).toEqual([])
})

test('a script that never answers is given up', async () => {
  vi.useFakeTimers()
  const outcome = loadElement(SRC, 'chat-slow', 1000).catch(String)
  await vi.advanceTimersByTimeAsync(1000)
  await expect(outcome).resolves.toMatch('took too long')
  expect(scripts()).toEqual([])
})

test.each([
  [undefined, true],
  ["script-src 'self' https://chat.example", true],
  ["default-src 'self'; script-src 'self' https://*.example; style-src 'self'", true],
  ["script-src 'self'", false],
  ["script-src 'self'; connect-src https://chat.example", false],
])('under the policy %s the script is admitted: %s', (policy, expected) => {
  if (policy) {
    const meta = document.createElement('meta')
    meta.httpEquiv = 'Content-Security-Policy'
    meta.content = policy
    document.head.append(meta)
  }
  expect(isAdmitted(SRC)).toBe(expected)
})
