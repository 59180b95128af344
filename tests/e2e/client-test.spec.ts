import { supportChat } from '#tests/support/facts.ts'
import { expect, test } from '#tests/support/playwright.ts'
import { open } from '#tests/support/site.ts'

const CHAT = /^https:\/\/www\.gstatic\.com\//

/** What the provider's script comes down to: an element that shows itself. */
const SCRIPT = `customElements.define('df-messenger', class extends HTMLElement {
  connectedCallback() { this.textContent = 'chat of ' + this.getAttribute('agent-id') }
})`

test('nothing of the chat is loaded before the press, and all of it after', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/^request to another host: https:\/\/www\.gstatic\.com\//)
  const asked: string[] = []
  await page.route(CHAT, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  await open(page, '/client_test')
  await expect(page.locator('meta[name=robots]').last()).toHaveAttribute('content', 'noindex')
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Load the chat and start' }).click()
  const widget = page.locator('df-messenger')
  await expect(widget).toHaveText(`chat of ${supportChat.agentId}`)
  await expect(widget).toHaveAttribute('language-code', supportChat.language)
  await expect(widget).toHaveAttribute('intent', supportChat.intent)
  expect(asked).toHaveLength(1)
})

/** Version 1 of the chat as it is built: a panel of 560 px, fixed to the window two shadow trees deep. */
const PANEL = `customElements.define('df-messenger', class extends HTMLElement {
  connectedCallback() {
    const chat = document.createElement('df-messenger-chat')
    const filler = document.createElement('div')
    filler.style.height = '700px'
    this.attachShadow({ mode: 'open' }).append(filler, chat)
    chat.attachShadow({ mode: 'open' }).innerHTML =
      '<style>.chat-wrapper { position: fixed; right: 0; bottom: 0; height: 560px; width: 370px }</style>' +
      '<div class="chat-wrapper">panel</div>'
    dispatchEvent(new Event('dfMessengerLoaded'))
  }
})`

for (const { width, heights } of [
  { width: 1440, heights: [225, 225] },
  { width: 501, heights: [225, 225] },
  { width: 500, heights: [700, 560] },
]) {
  test(`of 900 px, at a width of ${width}, the chat and its panel take ${heights.join(' and ')}`, async ({
    page,
    expectConsole,
  }) => {
    expectConsole(/^request to another host: https:\/\/www\.gstatic\.com\//)
    await page.setViewportSize({ width, height: 900 })
    await page.route(CHAT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: PANEL }),
    )
    await open(page, '/client_test')
    await page.getByRole('button', { name: 'Load the chat and start' }).click()
    const chat = page.locator('df-messenger')
    await expect
      .poll(async () => [
        await chat.evaluate((element) => element.getBoundingClientRect().height),
        await chat.locator('.chat-wrapper').evaluate((element) => element.clientHeight),
      ])
      .toEqual(heights)
  })
}

test('a chat that cannot be loaded is said clearly, and a second try may succeed', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/gstatic\.com|ERR_INTERNET_DISCONNECTED/)
  let isOnline = false
  await page.route(CHAT, (route) =>
    isOnline
      ? route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
      : route.abort('internetdisconnected'),
  )
  await open(page, '/client_test')
  await page.getByRole('button', { name: 'Load the chat and start' }).click()
  await expect(page.getByText('It could not be loaded.')).toBeVisible()
  // The button that was pressed is gone: the next one is a press of Tab away.
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeFocused()
  isOnline = true
  await page.keyboard.press('Enter')
  await expect(page.locator('df-messenger')).toBeVisible()
  await expect(page.getByText('The chat is open').locator('..')).toBeFocused()
})
