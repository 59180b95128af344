/**
 * The one inline script of every page. It is the same on all pages, so one hash in the content security policy
 * allows it. It sets theme and language before the first paint, starts the application once the page has loaded,
 * and repeats a press that came before the application could answer.
 */
const script = document.currentScript as HTMLScriptElement
const {
  base = '/',
  entry = '',
  modules = '',
  start: startMode,
  gate,
  stopped = '',
} = script.dataset
const root = document.documentElement

const read = (key: string, storage: 'localStorage' | 'sessionStorage' = 'localStorage') => {
  try {
    return window[storage].getItem(key)
  } catch {
    return null
  }
}
const write = (key: string, value: string): void => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // Without storage the choice lasts as long as the address that shows it.
  }
}

root.dataset.js = ''
// Styles hide what depends on progress or on a sign-in until the application has read it.
if (read('userProgress')) root.dataset.progress = 'unread'
if (read('adminToken')) root.dataset.owner = ''
const theme = read('theme')
const isChosen = theme === 'light' || theme === 'dark'
const isSystemDark = matchMedia('(prefers-color-scheme: dark)').matches
root.dataset.theme = isChosen ? theme : isSystemDark ? 'dark' : 'light'
if (isChosen) {
  // The browser's own bars follow the choice too.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    meta.media = meta.media.includes(theme) ? 'all' : 'not all'
  }
}

// Hosts also answer at the address of a page's file, which the router does not know.
const clean = location.pathname.replace(/((?<=\/)index)?\.html$/, '')
if (entry && clean !== location.pathname) {
  history.replaceState(history.state, '', clean + location.search + location.hash)
}
const home = base.slice(0, -1)
const path = location.pathname.slice(home.length)
const [, first] = path.split('/')
const goTo = (bare: string): void => location.replace(home + bare + location.search + location.hash)
if (!entry) {
  // A page without the application holds both languages.
} else if (first === 'en') {
  write('language', 'en')
  // All slashes as one: `//evil.example` would be another site.
  goTo(path.replace(/^.en\/*/, '/'))
} else if (first !== 'uk' && read('language') === 'uk') {
  goTo(path === '/' ? '/uk' : `/uk${path}`)
} else if (gate && !read('courseAccessCode')) {
  // The application checks the code itself.
  location.replace(gate)
}

// The language links keep query and hash. Opened in another tab, the English link names its language, because a
// stored Ukrainian would lead back.
const chooseLanguage = (event: MouseEvent): void => {
  const link =
    event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-language]')
  if (!link) return
  const { language = '' } = link.dataset
  const isClick = event.type === 'click'
  if (isClick) write('language', language)
  const page = link.pathname.slice(home.length).replace(/^\/en(?=\/)/, '')
  link.pathname = home + (isClick || language !== 'en' ? '' : '/en') + page
  // The not-found page links to the home page, which query and hash do not belong to.
  if ('other' in link.dataset) return
  const query = new URLSearchParams(location.search)
  // A page with a language switch of its own keeps its choice there.
  query.delete('lang')
  link.search =
    query.size > 0 ? (location.search.includes('lang=') ? `?${query}` : location.search) : ''
  link.hash = location.hash
  if (!isClick || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  // As a history entry of its own the old page would send Back to the new one again.
  event.preventDefault()
  location.replace(link.href)
}
for (const type of ['pointerdown', 'contextmenu', 'click'] as const) {
  addEventListener(type, chooseLanguage as EventListener, true)
}

// A press on a button before the application answers is repeated once it does: the last one counts.
let isReady = false
let missed: (() => unknown) | undefined
const press = (event: Event): void => {
  const control =
    event.target instanceof Element &&
    event.target.closest<HTMLElement>('#root :is(button, [role=button])')
  if (isReady || !entry || !control) return
  event.preventDefault()
  event.stopImmediatePropagation()
  missed = () => {
    if (!control.isConnected) return
    // As a press does: a tab of radix-ui opens with the focus.
    control.focus()
    control.click()
  }
}
addEventListener('click', press, true)
addEventListener('keydown', (event) => {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  const isTyping =
    target instanceof Element && target.closest('input, textarea, select, [contenteditable]')
  // The key of K writes л on a Ukrainian keyboard.
  const isShortcut =
    (/^[kл]$/i.test(key) && (ctrlKey || metaKey) && !altKey && !shiftKey) ||
    (key === '/' && !isTyping && !ctrlKey && !metaKey && !altKey)
  if (!entry || !isShortcut) return
  event.preventDefault()
  const openSearch = () => document.dispatchEvent(new Event('site:search'))
  if (isReady) openSearch()
  else missed = openSearch
})
document.addEventListener('site:ready', () => {
  isReady = true
  root.dataset.app = 'ready'
  try {
    sessionStorage.removeItem('reloaded')
  } catch {
    // Then there is nothing to forget either.
  }
  // In a task of its own React hydrates the part that is pressed first.
  setTimeout(() => missed?.())
})

// Safari gives no focus to a button that is pressed: a dialog asks here where the focus is to go back to. A link to a
// place in the page that is pressed before the application runs has led there already, and is asked for as well.
addEventListener(
  'click',
  ({ target }) => {
    document.pressed = target instanceof Element ? target.closest<HTMLElement>('a, button') : null
  },
  true,
)

// On the way to another document Firefox and WebKit give up what is loading. Safari on phones tells of it by no event.
addEventListener('click', ({ target, defaultPrevented }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  const isOther = link && !link.target && link.pathname !== location.pathname
  if (isOther && !defaultPrevented) root.dataset.leaving = ''
})
addEventListener('pageshow', () => {
  delete root.dataset.leaving
})

const holdsTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

let isStarted = false
const start = (): void => {
  if (isStarted || !entry) return
  isStarted = true
  const files = modules.split(' ').filter(Boolean)
  for (const href of files) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  }
  import(/* @vite-ignore */ entry).catch(async (error: unknown) => {
    // A reload would take the place of the link.
    if ('leaving' in root.dataset) await new Promise((resolve) => setTimeout(resolve, 10_000))
    // A deploy has replaced the files that this document names: its new version names the new ones.
    const hasServer = await fetch('', { cache: 'reload' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (hasServer && !holdsTypedText() && read('reloaded', 'sessionStorage') !== entry) {
      try {
        sessionStorage.setItem('reloaded', entry)
        // A file that came in half is cached so for a year.
        await Promise.allSettled(
          [entry, ...files].map(async (file) => (await fetch(file, { cache: 'reload' })).blob()),
        )
        return location.reload()
      } catch {
        // Without a memory of it the page would reload again and again.
      }
    }
    // Nobody will read what is stored: the page shows what it shows a stranger.
    delete root.dataset.progress
    const note = Object.assign(document.createElement('p'), {
      className: 'toast err',
      textContent: stopped,
    })
    note.role = 'alert'
    // Over the page, as it may be scrolled.
    const toasts = Object.assign(document.createElement('div'), { className: 'toasts' })
    toasts.append(note)
    document.body.append(toasts)
    throw error
  })
}

// What this visitor has stored, or an address with a query, changes the page: it does not wait to be idle.
if (startMode === 'now' || location.search || read('userProgress') || read('blogPosts')) {
  document.addEventListener('DOMContentLoaded', start)
}
for (const type of ['pointerdown', 'pointermove', 'touchstart', 'keydown']) {
  addEventListener(type, start, { once: true, passive: true })
}
addEventListener('load', () => {
  if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 1500 })
  else setTimeout(start, 200)
})
