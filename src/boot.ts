/**
 * The one inline script of every page, the same on all of them so that one hash allows it.
 * Before first paint: theme and language. After it: starts what stands around a page when the page has
 * loaded and the browser is idle, and the page itself once its visitor does something, at the first
 * pointer, touch, key or scroll; what was pressed in the meantime is pressed again once it answers.
 */
const script = document.currentScript as HTMLScriptElement
const {
  base = '/',
  entry = '',
  modules = '',
  page = '',
  styles = '',
  start: startMode,
  gate,
  stopped = '',
} = script.dataset
const root = document.documentElement

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
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
// Long pages are laid out as they are read, but for whoever comes back, or enters at a place inside: to land
// there, they need all of the page.
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
if (visit?.type !== 'navigate' || location.hash) root.dataset.whole = ''
// What depends on progress waits for the application instead of showing a stranger's state.
if (read('userProgress')) root.dataset.progress = 'unread'
// So does signing in, where somebody has.
if (read('adminToken')) root.dataset.owner = ''
const theme = read('theme')
const isChosen = theme === 'light' || theme === 'dark'
root.dataset.theme = isChosen
  ? theme
  : matchMedia('(prefers-color-scheme: dark)').matches
    ? 'dark'
    : 'light'
// The bars around the page follow the choice too.
if (isChosen) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('[name=theme-color]')) {
    meta.media = meta.media.includes(theme) ? 'all' : 'not all'
  }
}

// Hosts send a page at the address of its file, too, which the application does not know.
const clean = location.pathname.replace(/((?<=\/)index)?\.html$/, '')
if (entry && clean !== location.pathname) {
  history.replaceState(history.state, '', clean + location.search + location.hash)
}
const path = location.pathname.slice(base.length - 1)
const [, first] = path.split('/')
const rest = location.search + location.hash
const goTo = (bare: string): void => location.replace(base.slice(0, -1) + bare + rest)
// A page without the application stands outside the languages: it holds both.
if (!entry) {
  // Nothing to choose.
} else if (first === 'en') {
  write('language', 'en')
  // All slashes as one: `//evil.example` would be another site.
  goTo(path.replace(/^.en\/*/, '/'))
} else if (first !== 'uk' && read('language') === 'uk') {
  goTo(path === '/' ? '/uk' : `/uk${path}`)
} else if (gate && !read('courseAccessCode')) {
  // Whether a code is the right one the application tells.
  location.replace(gate)
}

let ready = false
let started = false
let isWanted = false
let isDressed = false
const missed: (() => void)[] = []

const addLink = (rel: string, href: string): HTMLLinkElement => {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}
// To ask for a file takes a slow phone some milliseconds: between a few of them it can do something else.
const preload = (files: string): void => {
  const hrefs = files.split(' ').filter(Boolean)
  const next = (): void => {
    for (const href of hrefs.splice(0, 4)) addLink('modulepreload', href)
    if (hrefs.length > 0) setTimeout(next)
  }
  next()
}
// One after the other: one that came in before another would make the browser take late fonts anew,
// and the page move.
const addStyles = ([href, ...others]: string[]): void => {
  if (!href) return
  const link = addLink('stylesheet', href)
  link.onload = () => addStyles(others)
  link.onerror = () => {
    // In Chromium one that failed has a sheet too.
    link.dataset.failed = ''
    addStyles(others)
  }
}

addEventListener('beforeunload', () => (root.dataset.leaving = ''))
// Milliseconds after which a page that was to be left counts as one that stays, as in `src/browser/leaving.ts`:
// this script can import nothing.
const STAYS = 10_000

const hasServer = async (): Promise<boolean> =>
  navigator.onLine &&
  fetch('').then(
    () => true,
    () => false,
  )

// As in `src/browser/reload-anew.ts`: one that came in half is kept so for a year, whoever reloads the page.
const renewScripts = (): Promise<unknown> =>
  Promise.allSettled(
    `${entry} ${modules}`
      .split(' ')
      .filter(Boolean)
      .map(async (file) => (await fetch(file, { cache: 'reload' })).blob()),
  )

const start = (): void => {
  if (started || !entry) return
  started = true
  preload(modules)
  import(/* @vite-ignore */ entry).catch(async (error: unknown) => {
    // On the way to another document WebKit and Firefox give up what is loading, and the former all that is
    // asked for: a reload would take the place of the link. A page that is still there later stays.
    if (navigator.onLine && ('leaving' in root.dataset || !(await hasServer()))) {
      await new Promise((resolve) => setTimeout(resolve, STAYS))
    }
    if (await hasServer()) {
      await renewScripts()
      // A deploy has replaced the files this page names: its new version names the new ones.
      if (!holdsTypedText() && isFirstFailure()) return location.reload()
    }
    const note = document.createElement('p')
    note.className = 'toast err'
    // The styles of messages come with the application.
    note.style.cssText =
      'position:sticky;top:0;z-index:9;padding:1rem;border:2px solid;background:Canvas'
    note.role = 'alert'
    note.textContent = stopped
    // In the page, and above it as it is read: links below stay free. One that is being left for another address
    // has none yet.
    document.querySelector('main')?.prepend(note)
    throw error
  })
}

// Gives the page the styles of what it may become, and of the pages it leads to.
const dress = (): void => {
  if (isDressed) return
  isDressed = true
  addStyles(styles.split(' '))
}

// Somebody is there: now the page itself is wanted.
const wake = (): void => {
  if (isWanted || !entry) return
  isWanted = true
  root.dataset.wanted = ''
  start()
  // What has failed once is not asked for again by an import.
  if (navigator.onLine) preload(page)
  document.dispatchEvent(new Event('site:wanted'))
}
const whenIdle = (run: () => void, timeout = 1500): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout })
  else setTimeout(run, Math.min(timeout, 200))
}
const touch = (event: Event): void => {
  // Browsers fire pointer events for a still pointer when a new page appears under it.
  const { movementX, movementY } = event as PointerEvent
  if (!started && event.type === 'pointermove' && !movementX && !movementY)
    return listenFor(event.type)
  root.dataset.touched = ''
  // What has been done is answered before. A page that is awake may be left by it, and waits for the styles.
  if (isWanted) dress()
  else
    whenIdle(() => {
      dress()
      wake()
    }, 100)
  document.dispatchEvent(new Event('site:touched'))
}

const holdsTypedText = (): boolean =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  )

// What cannot be remembered would be done again and again. Whatever document came since: two stale ones may take turns.
const isFirstFailure = (): boolean => {
  try {
    const isFirst = sessionStorage.getItem('reloaded') === null
    sessionStorage.setItem('reloaded', '')
    return isFirst
  } catch {
    return false
  }
}

// Parts of a page wake up one after another, some of them after the page as a whole.
const isAwake = (control: HTMLElement): boolean =>
  Object.keys(control).some((key) => key.startsWith('__reactProps'))

// Frames of a page that is awake after which a control counts as one that no part of it takes over.
const PATIENCE = 300

const press = (control: HTMLElement, frame = 0): void => {
  if (!control.isConnected || frame > PATIENCE) return
  if (isAwake(control)) setTimeout(() => control.click())
  else requestAnimationFrame(() => press(control, root.dataset.app === 'ready' ? frame + 1 : 0))
}

// A click notes the choice and opens its page in the place of this one. What is opened in a tab of its own has none, so
// that the address itself says English from the press on, as a stored Ukrainian would lead back.
const chooseLanguage = (event: Event): void => {
  const { target, type } = event
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-language]')
  if (!link) return
  const { language = '' } = link.dataset
  const isClick = type === 'click'
  if (isClick) write('language', language)
  const home = base.slice(0, -1)
  const page = link.pathname.slice(home.length).replace(/^\/en(?=\/)/, '')
  link.pathname = home + (isClick || language !== 'en' ? '' : '/en') + page
  // What an address says beside its page is said of that page alone.
  if ('other' in link.dataset) return
  // A page that has languages of its own would go on in the one that was chosen there.
  link.search = location.search.replace(/&lang=[^&]*|(?<=\?)lang=[^&]*&?/, '')
  link.hash = location.hash
  // As in `src/lib/is-plain-click.ts`.
  const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent
  if (!isClick || ctrlKey || metaKey || shiftKey || altKey) return
  // As a step of its own it would make Back lead to this page again, which the choice sends on at once.
  event.preventDefault()
  location.replace(link.href)
}
for (const type of ['pointerdown', 'contextmenu', 'click']) {
  addEventListener(type, chooseLanguage, true)
}

addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return
    document.pressed = event.target.closest<HTMLElement>('a, button')
    // Until then every link opens a document.
    if (!ready && event.target.closest('a')) root.dataset.leaving = ''
    const jump = event.target.closest('a[href^="#"]')
    if (jump) {
      // What is skipped by it would be counted by guess when its reader comes back.
      root.dataset.whole = ''
      // And contents that are unfolded then would be folded, and all below stand higher.
      jump.closest('.toc-m')?.removeAttribute('open')
    }
    if (!entry) return
    const control = event.target.closest<HTMLElement>('#root button')
    if (!control || isAwake(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (ready) press(control)
    else missed.push(() => press(control))
  },
  true,
)
// `/` outside of fields, Ctrl or Cmd K anywhere.
const asksForSearch = (event: KeyboardEvent): boolean => {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event
  const hasCommand = ctrlKey || metaKey
  // The same key writes л on Ukrainian keyboards. With Shift or Alt it is the browser's own.
  if (/^[kл]$/i.test(key)) return hasCommand && !altKey && !shiftKey
  if (key !== '/' || hasCommand || altKey) return false
  const field = target as HTMLElement
  return !field.isContentEditable && !field.closest('input, textarea, select')
}

addEventListener(
  'keydown',
  (event) => {
    // Who walks by keyboard is scrolled to what has the focus: lengths that are guessed would let it
    // slip under the header.
    if (event.key === 'Tab') root.dataset.whole = ''
    if (!entry || !asksForSearch(event)) return
    event.preventDefault()
    const show = () => document.dispatchEvent(new Event('site:search'))
    if (ready) show()
    else missed.push(show)
  },
  true,
)
document.addEventListener('site:ready', () => {
  ready = true
  // Not `js`, which styles know: they would be computed anew.
  root.dataset.app ||= 'shell'
  try {
    sessionStorage.removeItem('reloaded')
  } catch {
    // Nothing was remembered either.
  }
  for (const act of missed.splice(0)) act()
})

// Lists, whose links are to be there before they are pressed. Who comes to one that is off the screen has
// scrolled.
const isOnScreen = (part: Element): boolean =>
  part.checkVisibility({ contentVisibilityAuto: true }) &&
  part.getBoundingClientRect().top < innerHeight

// Pages that do not look as the build has written them: with an address that says more, a message that the
// page before has left, or what this visitor has made.
const isOther = (): boolean => {
  try {
    return (
      startMode === 'now' ||
      location.search + location.hash !== '' ||
      sessionStorage.getItem('flash') !== null ||
      Object.keys(localStorage).some((key) => key !== 'language' && key !== 'theme')
    )
  } catch {
    // Closed storage keeps nothing to show.
    return false
  }
}
// Neither they nor lists wait to be touched.
const begin = (): void => {
  // A list's document has its styles.
  const looksOther = isOther()
  if (looksOther) dress()
  if (looksOther || [...document.querySelectorAll('[data-live]')].some(isOnScreen)) wake()
  else start()
}

const ACTIVITY = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'focusin',
  'click',
  'scroll',
  // Back and Forward, within the application.
  'popstate',
  // The page has stood before somebody for a while.
  'site:read',
]
const listenFor = (type: string): void =>
  addEventListener(type, touch, { capture: true, once: true, passive: true })
ACTIVITY.forEach(listenFor)
if (startMode === 'now') begin()
// After the first paint, which what is fetched for the application would put off.
addEventListener('load', () => {
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    whenIdle(begin)
  }).observe({ type: 'paint', buffered: true })
})
