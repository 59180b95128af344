import type { AnyRouteMatch } from '@tanstack/react-router'

import { earlyLinks } from '#src/browser/early-links.ts'
import { whenPageWanted, whenTouched } from '#src/browser/page-wanted.ts'
import type { PageFiles } from '#src/content/page-files.ts'
import { unlocalizePath } from '#src/i18n/paths.ts'
import { isSavingData } from '#src/lib/saving-data.ts'
import type { AppRouter } from '#src/router.tsx'

import { createIdleQueue } from './idle-queue.ts'
import { bringLateFaces } from './late-faces.ts'
import type { drawPictures } from './page-pictures.tsx'
import { keepWayBack } from './way-back.ts'

/** Pages fetched side by side: more would keep a page that is pressed waiting for those that are not. */
const LANES = 2

/** Milliseconds for which a page stands before somebody who reads it, and may press a link next. */
const READ = 4000

/** The page of a link that the application opens. */
interface LinkedPage {
  fetch: () => Promise<unknown>
  /** Loads what its head is drawn from. */
  loadHead: () => Promise<readonly AnyRouteMatch[] | undefined>
}

/**
 * Fetches pages ahead that links on the screen lead to: once a visitor has done something, and between
 * other work. All files of a page are asked for at once, as the build has listed them: one would name
 * the next only when it is there. `hasOwnPosts` tells whether this browser keeps posts of its own.
 */
export function createFetchAhead(
  router: AppRouter,
  preload: AppRouter['preloadRoute'],
  files: PageFiles,
  hasOwnPosts: () => boolean,
  loadPictures: () => Promise<{ drawPictures: typeof drawPictures }>,
) {
  const queue = createIdleQueue(LANES)
  // From now on all files of a page can be fetched at once, so a page that is awake opens no documents.
  earlyLinks.areDocuments = false
  keepWayBack(router)
  bringLateFaces(router)
  if (!isSavingData(navigator)) setTimeout(tellRead, READ)
  const filesOf = (pathname: string) => {
    const [, params, route] = router.getMatchedRoutes(pathname)
    return (
      [route?.id ?? '', pathname]
        .flatMap((name) => files[name] ?? [])
        // A post of this browser alone has no file.
        .filter((file) => !file.includes('$') || !hasOwnPosts())
        .map((file) => file.replace(/\$(\w+)/g, (_, name: string) => params[name] ?? ''))
    )
  }
  const fetchFiles = (pathname: string) => Promise.all(filesOf(pathname).map(fetchOnce))
  earlyLinks.isHere = (link) => {
    const needed = filesOf(pathOf(link))
    return needed.length > 0 && needed.every((file) => here.has(file))
  }
  router.subscribe('onBeforeNavigate', ({ toLocation }) => void fetchFiles(toLocation.pathname))

  // What is pointed at, or touched, is about to be pressed: it does not wait for its turn.
  const asked = new Map<string | null, LinkedPage>()
  document.addEventListener('pointerover', ({ target }) => {
    const link = target instanceof Element && target.closest('a[href]')
    if (link) void asked.get(link.getAttribute('href'))?.fetch()
  })
  if (matchMedia('(hover: hover)').matches && !isSavingData(navigator)) {
    void whenPageWanted()
      .then(loadPictures)
      .then(
        (pictures) =>
          pictures.drawPictures(router, (link) => asked.get(link.getAttribute('href'))?.loadHead()),
        // Then pages are shown when they are there.
        () => undefined,
      )
  }

  const fetchPage: AppRouter['preloadRoute'] = async (options) => {
    const { pathname, publicHref } = router.buildLocation(options as never)
    const isInPage = document.querySelector(`#main a[href="${CSS.escape(publicHref)}"]`) !== null
    const fetchNow = async () => {
      // Without a network only what is pressed is tried, from what the browser keeps.
      if (!navigator.onLine) return
      await fetchFiles(pathname)
      return preload(options)
    }
    const loadHead = async () =>
      navigator.onLine ? preload({ ...options, state: { isPicture: true } } as never) : undefined
    asked.set(publicHref, { fetch: fetchNow, loadHead })
    await whenTouched()
    return queue(async () => {
      await whenArrived(router)
      return fetchNow()
    }, isInPage)
  }
  return fetchPage
}

/** Tells that somebody has the page before them, which counts as their having done something. */
function tellRead(): void {
  if (document.hidden) {
    const wait = () => setTimeout(tellRead, READ)
    document.addEventListener('visibilitychange', wait, { once: true })
  } else document.dispatchEvent(new Event('site:read'))
}

/** What has been pressed has the browser to itself until it is there. */
function whenArrived(router: AppRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.status !== 'pending') return resolve()
    const stop = router.subscribe('onRendered', () => {
      stop()
      resolve()
    })
  })
}

/** Where a link leads, as the router knows it: without the site's folder and the language. */
function pathOf({ pathname }: HTMLAnchorElement): string {
  return unlocalizePath(pathname.slice(import.meta.env.BASE_URL.length - 1))
}

const fetched = new Map<string, Promise<void>>()

/** What has come, of what was asked for. */
const here = new Set<string>()

/** Fetches a module without running it. One that is not there is told of when it is imported. */
function fetchOnce(href: string): Promise<void> {
  const known = fetched.get(href)
  if (known) return known
  const fetching = new Promise<void>((resolve) => {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    link.onload = () => {
      here.add(href)
      resolve()
    }
    link.onerror = () => {
      // The next who asks for it may have a network.
      fetched.delete(href)
      resolve()
    }
    if (links.push(link) === 1) setTimeout(askForSome)
  })
  fetched.set(href, fetching)
  return fetching
}

// To ask for a file takes a slow phone some milliseconds: between a few of them it can do something else.
const links: HTMLLinkElement[] = []

function askForSome(): void {
  document.head.append(...links.splice(0, 4))
  if (links.length > 0) setTimeout(askForSome)
}
