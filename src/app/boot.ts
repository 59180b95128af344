/**
 * The one inline script of every page. It is the same on all pages, so one hash in the content security policy
 * allows it. It sets theme and language before the first paint, starts the application once the page has loaded,
 * and keeps a press that came before the application could answer.
 */
const page = (document.currentScript as HTMLScriptElement).dataset
const { base = '/', entry = '' } = page
const root = document.documentElement

/** Storage may be closed or full: a choice lasts as long as the address that shows it. */
const attempt = <T>(action: () => T): T | undefined => {
  try {
    return action()
  } catch {
    return undefined
  }
}
const read = (key: string) => attempt(() => localStorage.getItem(key))
const storeLanguage = (language = '') => attempt(() => localStorage.setItem('language', language))
const closest = <T extends HTMLElement>({ target }: Event, selector: string) =>
  target instanceof Element ? target.closest<T>(selector) : null

root.dataset.js = ''
// Styles hide what depends on progress or on a sign-in until the application has read it.
if (read('userProgress')) root.dataset.progress = 'unread'
if (read('adminToken')) root.dataset.owner = ''
const theme = read('theme')
const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches
root.dataset.theme = isSystemDark ? 'dark' : 'light'
if (theme === 'light' || theme === 'dark') {
  root.dataset.theme = theme
  // The browser's own bars follow the choice too.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    meta.media = meta.media.includes(theme) ? 'all' : 'not all'
  }
}

// The address at which this visitor reads. Hosts also answer at the one of a page's file.
const home = base.slice(0, -1)
const path = location.pathname.slice(home.length).replace(/((?<=\/)index)?\.html$/, '')
const [, first] = path.split('/')
let own = path
if (first === 'en') {
  storeLanguage('en')
  // All slashes as one: `//evil.example` would be another site.
  own = path.replace(/^.en\/*/, '/')
} else if (first !== 'uk' && read('language') === 'uk') {
  own = path === '/' ? '/uk' : `/uk${path}`
}
const url = home + own + location.search + location.hash
// A page without the application holds both languages.
if (entry && own !== path) location.replace(url)
else if (page.gate && !read('courseAccessCode')) location.replace(page.gate)
else if (entry && home + path !== location.pathname) history.replaceState(history.state, '', url)

// The language links keep query and hash. Opened in another tab, the English link names its language, because a
// stored Ukrainian would lead back.
const chooseLanguage = (event: MouseEvent): void => {
  const link = closest<HTMLAnchorElement>(event, 'a[data-language]')
  if (!link) return
  const { language, other } = link.dataset
  const bare = link.pathname.slice(home.length).replace(/^\/en(?=\/)/, '')
  const query = new URLSearchParams(location.search)
  // A page with a language switch of its own keeps its choice there.
  query.delete('lang')
  if (other === undefined) Object.assign(link, { search: query, hash: location.hash })
  if (event.type === 'click') storeLanguage(language)
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
  if (event.type === 'click' && isPlain) {
    // As a history entry of its own the old page would send Back to the new one again.
    event.preventDefault()
    location.replace(home + bare + link.search + link.hash)
  } else if (language === 'en') {
    link.pathname = `${home}/en${bare}`
  }
}
for (const type of ['pointerdown', 'contextmenu', 'click'] as const) {
  addEventListener(type, chooseLanguage, true)
}

// Of the presses that come before the application answers it repeats the last one.
const press = (event: Event): void => {
  const button = closest(event, '#root :is(button, [role=button])')
  // Safari gives no focus to a button that is pressed: a dialog asks here where the focus is to go back to. A link to
  // a place in the page that is pressed before the application runs has led there, and is asked for as well.
  document.pressed = closest(event, 'a, button')
  if (!entry || !button || 'app' in root.dataset) return
  event.preventDefault()
  event.stopImmediatePropagation()
  document.missedPress = () => {
    // As a press does: a tab of radix-ui opens when the button goes down.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    button.focus()
    button.click()
  }
}
addEventListener('click', press, true)
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isTyping = closest(event, 'input, textarea, select, [contenteditable]')
  // The key of K writes л on a Ukrainian keyboard.
  const isSearch = ctrlKey || metaKey ? /^[kл]$/i.test(key) && !shiftKey : key === '/' && !isTyping
  if (!entry || !isSearch || altKey) return
  event.preventDefault()
  document.missedPress = () => document.dispatchEvent(new Event('site:search'))
  if ('app' in root.dataset) document.missedPress()
})

// On the way to another document Firefox and WebKit give up what is loading. Safari on phones tells of it by no event.
addEventListener('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, 'a[href]:not([target])')
  const isOther = link && link.pathname !== location.pathname
  if (isOther && !event.defaultPrevented) root.dataset.leaving = ''
})
addEventListener('pageshow', () => delete root.dataset.leaving)

const create = (tag: string, properties: object) =>
  Object.assign(document.createElement(tag), properties)
const files = page.modules?.split(' ') ?? []

/** A deploy has replaced the files of this document, or one came in half: the page is loaded anew, once. */
const recover = async (error: unknown) => {
  // A reload would take the place of the link.
  if ('leaving' in root.dataset) await new Promise((resolve) => setTimeout(resolve, 10_000))
  const load = (file: string) => fetch(file, { cache: 'reload' })
  const answer = await load('').catch(() => undefined)
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  const isFirstTime = (): boolean => {
    const last = sessionStorage.getItem('reloaded')
    sessionStorage.setItem('reloaded', entry)
    return last !== entry
  }
  if (answer?.ok && !isTyped && attempt(isFirstTime)) {
    // A file that came in half is cached so for a year.
    await Promise.allSettled([entry, ...files].map(async (file) => (await load(file)).blob()))
    return location.reload()
  }
  // Nobody will read what is stored: the page shows what it shows a stranger.
  delete root.dataset.progress
  // Over the page, as it may be scrolled.
  const toasts = create('div', { className: 'toasts' })
  toasts.append(create('p', { className: 'toast err', role: 'alert', textContent: page.stopped }))
  document.body.append(toasts)
  throw error
}

let isStarted = false
const start = (): void => {
  if (isStarted || !entry) return
  isStarted = true
  document.head.append(...files.map((href) => create('link', { rel: 'modulepreload', href })))
  import(/* @vite-ignore */ entry).catch(recover)
}

// What this visitor has stored, or an address with a query, changes the page: it does not wait to be idle.
if (page.start === 'now' || location.search || read('userProgress') || read('blogPosts')) {
  addEventListener('DOMContentLoaded', start)
}
for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown']) {
  addEventListener(type, start, { once: true, passive: true })
}
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1500 })
  else setTimeout(start, 200)
})
