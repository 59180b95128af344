/**
 * The one script of the support chat's frame, inline in `support-chat.html`: another company's script runs there in an
 * origin of its own, where it can read nothing that the site keeps in the browser. The page around it hears by a
 * message whether the chat has come.
 */
const {
  src = '',
  element = '',
  agent = '',
  intent = '',
  language = '',
} = (document.currentScript as HTMLScriptElement).dataset

/** How long a script may take before it counts as blocked, in ms. */
const PATIENCE = 15_000

/** The panel of version 1 is fixed to the window, two shadow trees deep, and has no property for its height. */
const LIMIT =
  '.chat-wrapper { max-height: calc(100vh - 112px) !important; min-height: 0 !important }'

/** A storage that lasts as long as the frame: the browser's own throws where there is no origin. */
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
  const tell = (state: 'ready' | 'failed') => parent.postMessage({ supportChat: state }, '*')
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
  script.addEventListener('error', () => tell('failed'))
  setTimeout(() => {
    if (!customElements.get(element)) tell('failed')
  }, PATIENCE)
  void customElements.whenDefined(element).then(() => {
    const chat = document.createElement(element)
    const attributes = { intent, 'agent-id': agent, 'language-code': language, 'chat-title': title }
    for (const [name, value] of Object.entries(attributes)) chat.setAttribute(name, value)
    document.body.append(chat)
    tell('ready')
  })
  document.head.append(script)
}

// Opened by itself, without the frame that takes the site's origin from it, it loads nothing.
if (self.origin === 'null' && parent !== window)
  document.addEventListener('DOMContentLoaded', startChat)
