/**
 * Inline script of `support-chat.html`, the frame of the support chat: the provider's script runs there in an
 * opaque origin, where it cannot read the site's storage. The page around it is notified by a
 * message when the chat has loaded or failed.
 */
const {
  src = '',
  element = '',
  agent = '',
  intent = '',
  language = '',
} = (document.currentScript as HTMLScriptElement).dataset

/** Time in ms after which a script counts as blocked. */
const LOAD_TIMEOUT_MS = 15_000

/** The panel of version 1 is fixed to the window inside two shadow roots and has no option for its height. */
const LIMIT =
  '.chat-wrapper { max-height: calc(100vh - 112px) !important; min-height: 0 !important }'

/** In-memory replacement of `localStorage`, which throws in an opaque origin. */
function createMemoryStorage() {
  const values = new Map<string, string>()
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, String(value)),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
    key: (index: number) => [...values.keys()][index] ?? null,
    get length() {
      return values.size
    },
  }
}

function startChat(): void {
  const reportState = (state: 'ready' | 'failed') => parent.postMessage({ supportChat: state }, '*')
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { value: createMemoryStorage() })
  }
  const title = decodeURIComponent(location.hash.slice(1))
  document.title = title
  addEventListener('dfMessengerLoaded', () => {
    const root = document
      .querySelector(element)
      ?.shadowRoot?.querySelector('df-messenger-chat')?.shadowRoot
    if (!root) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(LIMIT)
    root.adoptedStyleSheets.push(sheet)
  })
  const script = Object.assign(document.createElement('script'), { src })
  script.addEventListener('error', () => reportState('failed'))
  setTimeout(() => {
    if (!customElements.get(element)) reportState('failed')
  }, LOAD_TIMEOUT_MS)
  void customElements.whenDefined(element).then(() => {
    const chat = document.createElement(element)
    const attributes = { intent, 'agent-id': agent, 'language-code': language, 'chat-title': title }
    for (const [name, value] of Object.entries(attributes)) chat.setAttribute(name, value)
    document.body.append(chat)
    reportState('ready')
  })
  document.head.append(script)
}

// Opened outside the sandboxed frame it would have the site's origin, so it loads nothing.
if (self.origin === 'null' && parent !== window)
  document.addEventListener('DOMContentLoaded', startChat)
