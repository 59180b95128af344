import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const CHAT = 'https://chat.example.com/**'

/** A fake of the provider's chat: a panel of 560 px, fixed to the window two shadow trees deep. */
const SCRIPT = `customElements.define('sample-messenger', class extends HTMLElement {
  connectedCallback() {
    const chat = document.createElement('df-messenger-chat')
    const filler = document.createElement('div')
    filler.style.height = '700px'
    this.attachShadow({ mode: 'open' }).append(filler, chat)
    chat.attachShadow({ mode: 'open' }).innerHTML =
      '<style>.chat-wrapper { position: fixed; right: 0; bottom: 0; height: 560px; width: 370px }</style>' +
      '<div class="chat-wrapper">Chat of ' + this.getAttribute('agent-id') + '</div>'
    dispatchEvent(new Event('dfMessengerLoaded'))
    // Data that a third-party script might try to read.
    const read = (find) => { try { return String(find()) } catch ({ name }) { return name } }
    const browsers = Object.getOwnPropertyDescriptor(Window.prototype, 'localStorage')
    Object.assign(this.dataset, {
      origin: self.origin,
      kept: read(() => localStorage.getItem('courseAccessCode')),
      browsers: read(() => (browsers?.get.call(window) ?? parent.localStorage).getItem('courseAccessCode')),
      parents: read(() => parent.localStorage.getItem('courseAccessCode')),
      cookie: read(() => document.cookie),
    })
  }
})`

test('the owner tries the chat: nothing of it is loaded before the press, and a failure is said and tried again @nightly', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/chat\.example\.com|ERR_INTERNET_DISCONNECTED/)
  await page.setViewportSize({ width: 501, height: 900 })
  const requests: string[] = []
  let isOnline = false
  await page.route(CHAT, (route) => {
    requests.push(route.request().url())
    return isOnline
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.abort('internetdisconnected')
  })
  // The chat's document does nothing on its own.
  await page.goto('/support-chat')
  await page.waitForLoadState('networkidle')
  expect(requests).toEqual([])
  await open(page, '/client_test')
  await page.evaluate(() => localStorage.setItem('courseAccessCode', 'SECRET'))
  await expect(
    page.getByText('Nothing is sent to it before you press', { exact: false }),
  ).toBeVisible()
  expect(requests).toEqual([])
  await page.getByRole('button', { name: 'Load the chat' }).click()
  await expect(page.getByText('It could not be loaded.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^Write in the messaging app/ })).toHaveAttribute(
    'href',
    'https://example.com/messenger',
  )
  expect(requests).toHaveLength(1)
  // The pressed button has disappeared, and the next one is reached by Tab.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  isOnline = true
  await page.keyboard.press('Enter')
  const chat = page.frameLocator('iframe').locator('sample-messenger')
  await expect(chat.getByText('Chat of 11111111-2222-3333-4444-555555555555')).toBeVisible()
  await expect(
    page.getByText('The chat is open').locator('xpath=ancestor::*[@aria-live]'),
  ).toBeFocused()
  await expect(chat).toHaveAttribute('language-code', 'uk')
  await expect(chat).toHaveAttribute('intent', 'HELLO')
  expect(new Set(requests)).toEqual(new Set(['https://chat.example.com/messenger.js?v=1']))

  // The script cannot read any of the site's stored data.
  for (const [name, value] of Object.entries({
    origin: 'null',
    kept: 'null',
    browsers: 'SecurityError',
    parents: 'SecurityError',
    cookie: 'SecurityError',
  })) {
    await expect.soft(chat).toHaveAttribute(`data-${name}`, value)
  }

  // From 501 px the chat panel takes a quarter of the window's height.
  const height = () => chat.locator('.chat-wrapper').evaluate((element) => element.clientHeight)
  await expect.poll(height).toBe(225)
})
