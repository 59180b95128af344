/**
 * The inline script, which is identical on all pages, so that one hash in the content security policy allows
 * it. It sets theme and language before the first paint, starts the application and replays a press before
 * hydration.
 */
const page = (document.currentScript as HTMLScriptElement).dataset
const { base = '/', entry = '' } = page
const files = page.modules?.split(' ') ?? []
const root = document.documentElement

/** Storage may be blocked or full; then a choice is lost with the next page. */
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

// Styles hide elements that depend on progress or sign-in until the application has read them.
root.dataset.js = ''
if (read('userProgress')) root.dataset.progress = 'unread'
if (read('adminToken')) root.dataset.owner = ''
const theme = /^(?:light|dark)$/.exec(read('theme') ?? '')?.[0]
const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches
root.dataset.theme = theme ?? (isSystemDark ? 'dark' : 'light')
// The color of the browser's toolbar follows the theme.
for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
  if (theme) meta.media = meta.media.includes(theme) ? 'all' : 'not all'
}

// The canonical address of the page. Hosts also serve pages at the address of their file.
const home = base.slice(0, -1)
const path = location.pathname.slice(home.length).replace(/((?<=\/)index)?\.html$/, '')
const [, first] = path.split('/')
let canonicalPath = path
if (first === 'en') {
  storeLanguage('en')
  // Repeated slashes are collapsed, because `//evil.example` would be another site.
  canonicalPath = path.replace(/^.en\/*/, '/')
} else if (first !== 'uk' && read('language') === 'uk')
  canonicalPath = path === '/' ? '/uk' : `/uk${path}`
const url = home + canonicalPath + location.search + location.hash
// A page without the application contains both languages.
if (entry && canonicalPath !== path) location.replace(url)
else if (page.gate && !read('courseAccessCode')) location.replace(page.gate)
else if (entry && home + path !== location.pathname) history.replaceState(history.state, '', url)

// Parameters of campaigns change nothing; with any other query the first render may differ from the built page.
const CAMPAIGN = /^(?:utm_.+|\w+cl(?:k|ick)?id|[gw]braid|li_fat_id|igsh(?:id)?|mc_[ce]id|ref)$/
const hasQuery = [...new URLSearchParams(location.search).keys()].some((key) => !CAMPAIGN.test(key))
if (hasQuery) root.dataset.query = ''

// The language links keep query and hash, except where a page switches language itself. In a new tab the English link
// names its language, because a stored choice of Ukrainian would redirect back.
const chooseLanguage = (event: MouseEvent): void => {
  const link = closest<HTMLAnchorElement>(event, 'a[data-language]')
  if (!link) return
  const { language, other } = link.dataset
  const barePath = link.pathname.slice(home.length).replace(/^\/en(?=\/)/, '')
  const query = new URLSearchParams(location.search)
  query.delete('lang')
  if (other === undefined) Object.assign(link, { search: query, hash: location.hash })
  const isClick = event.type === 'click'
  if (isClick) storeLanguage(language)
  if (isClick && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey) {
    // If the old page stayed in the history, Back would redirect to the new one again.
    event.preventDefault()
    root.dataset.leaving = ''
    location.replace(home + barePath + link.search + link.hash)
  } else if (language === 'en') link.pathname = `${home}/en${barePath}`
}
for (const type of ['pointerdown', 'contextmenu', 'click'] as const) {
  addEventListener(type, chooseLanguage, true)
}

// Only the last press before hydration is replayed. Dialogs return the focus to the pressed element, because
// Safari does not focus buttons.
const press = (event: Event): void => {
  const button = closest(event, '#root :is(button, [role=button])')
  document.pressed = closest(event, 'a, button')
  if (!entry || !button || 'app' in root.dataset) return
  event.preventDefault()
  event.stopImmediatePropagation()
  document.missedPress = () => {
    // Radix tabs open on mousedown.
    button.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }))
    button.focus()
    button.click()
  }
}
addEventListener('click', press, true)
addEventListener('keydown', (event) => {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isTyping = closest(event, 'input, textarea, select, [contenteditable]')
  // The K key types л on a Ukrainian keyboard.
  const isSearch = ctrlKey || metaKey ? /^[kл]$/i.test(key) && !shiftKey : key === '/' && !isTyping
  if (!entry || !isSearch || altKey) return
  event.preventDefault()
  document.missedPress = () => document.dispatchEvent(new Event('site:search'))
  if ('app' in root.dataset) document.missedPress()
})

// Firefox and WebKit abort pending loads when the page is left. Safari on iOS fires no event for it.
addEventListener('click', (event) => {
  const link = closest<HTMLAnchorElement>(event, 'a[href]:not([target])')
  const isOtherPage = link && link.pathname !== location.pathname
  if (isOtherPage && !event.defaultPrevented) root.dataset.leaving = ''
})
addEventListener('pageshow', () => delete root.dataset.leaving)

const create = (tag: string, properties: object) =>
  Object.assign(document.createElement(tag), properties)

/** Reloads once if a deploy has replaced the files of this document, or if one arrived truncated. */
const recover = async (error: unknown) => {
  // A reload would cancel the navigation to the link.
  if ('leaving' in root.dataset) await new Promise((resolve) => setTimeout(resolve, 10_000))
  const load = (file: string) => fetch(file, { cache: 'reload' })
  const answer = await load('').catch(() => undefined)
  const fields = document.querySelectorAll<HTMLInputElement>('input, textarea')
  const isTyped = [...fields].some(({ value, defaultValue }) => value !== defaultValue)
  const isFirstTime = () => {
    const last = sessionStorage.getItem('reloaded')
    sessionStorage.setItem('reloaded', entry)
    return last !== entry
  }
  if (answer?.ok && !isTyped && attempt(isFirstTime)) {
    // A truncated file is cached for a year.
    await Promise.allSettled([entry, ...files].map(async (file) => (await load(file)).blob()))
    return location.reload()
  }
  // The application will not read storage, so the page shows its default state and a message that is visible at
  // any scroll position.
  delete root.dataset.progress
  const toaster = create('div', { className: 'fixed right-0 bottom-0 z-(--z-toast) p-4' })
  const className =
    'max-w-96 border border-l-8 border-err bg-surface px-[1.1rem] py-[0.9rem] text-small font-medium text-ink scheme-dark'
  toaster.append(create('p', { className, role: 'alert', textContent: page.stopped }))
  document.body.append(toaster)
  throw error
}

const untilStart = new AbortController()
const start = (): void => {
  if (untilStart.signal.aborted || !entry) return
  untilStart.abort()
  document.head.append(...files.map((href) => create('link', { rel: 'modulepreload', href })))
  import(/* @vite-ignore */ entry).catch(recover)
}
// Stored data or a query change the page, so it starts without waiting for idle time.
if (page.start === 'now' || hasQuery || read('userProgress') || read('blogPosts')) {
  addEventListener('DOMContentLoaded', start)
}
const options = { passive: true, signal: untilStart.signal }
for (const type of ['pointerdown', 'touchstart', 'keydown']) addEventListener(type, start, options)
const startOnMove = ({ movementX, movementY }: PointerEvent): void => {
  if (movementX || movementY) start()
}
// After the first layout Chrome sends a pointermove without movement, before it paints.
addEventListener('pointermove', startOnMove, options)
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1500 })
  else setTimeout(start, 200)
})
