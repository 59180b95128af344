import { type AnyRouteMatch, type AnyRouter, RouterContextProvider } from '@tanstack/react-router'
import { Activity, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

import { afterPaint } from '#src/browser/after-paint.ts'
import { HeadAlone } from '#src/browser/head-alone.ts'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import type { AppRouter } from '#src/router.tsx'

/** Milliseconds for which a mouse stays on a link that is meant. */
const MEANT = 30

/** In front of the page and below the header, where a page begins that is not scrolled. */
const PLACE =
  'position:fixed;inset:0;z-index:var(--z-float);overflow:hidden;contain:strict;background:var(--color-paper);opacity:0'

/** The head of a page as it will stand on the screen, out of sight. */
interface Picture {
  link: HTMLAnchorElement
  title: string
  element: HTMLElement
}

/**
 * Draws the head of the page that a link under the mouse leads to, so that it is on the screen with the next
 * frame when the link is pressed. The page itself is opened behind it as ever, and takes its place.
 * `loadPage` loads what a page is drawn from; nothing for a link that the application does not open.
 */
export function drawPictures(
  router: AppRouter,
  loadPage: (link: HTMLAnchorElement) => Promise<readonly AnyRouteMatch[] | undefined> | undefined,
): void {
  let pointed: HTMLAnchorElement | undefined
  let picture: Picture | undefined
  /** Resolves when the picture that is shown has been painted. */
  let painted: Promise<void> | undefined
  let giveUp = () => {}

  // A page is opened once the picture of its head is on the screen. Semi-internal: steps in for what has the
  // router load whatever the history leads to.
  const subscribers: Set<unknown> = router.history.subscribers
  if (!subscribers.delete(router.load)) return
  const load: typeof router.load = (change) =>
    painted?.then(() => router.load(change)) ?? router.load(change)
  subscribers.add(load)

  // Not `pointerover`: a page that is new under a mouse at rest has been asked for nothing.
  document.addEventListener('pointermove', ({ target, pointerType }) => {
    const link =
      (pointerType === 'mouse' &&
        target instanceof Element &&
        target.closest<HTMLAnchorElement>('a[href]')) ||
      undefined
    if (link === pointed || painted) return
    forget()
    pointed = link
    if (!link || link.hash || link.pathname === location.pathname) return
    const timer = setTimeout(() => void point(link), MEANT)
    giveUp = () => clearTimeout(timer)
  })

  async function point(link: HTMLAnchorElement): Promise<void> {
    const matches = await loadPage(link)?.catch(() => undefined)
    const match = matches?.at(-1)
    if (!matches || match?.status !== 'success' || link !== pointed || painted) return
    giveUp = draw(router, matches, (element) => {
      picture = {
        link,
        element,
        title: match.meta?.find((tag) => tag?.title)?.title ?? document.title,
      }
      document.body.append(element)
      for (const animation of element.getAnimations({ subtree: true })) animation.pause()
    })
  }

  function forget(): void {
    giveUp()
    picture?.element.remove()
    pointed = undefined
    picture = undefined
  }

  router.subscribe('onBeforeNavigate', () => {
    if (!painted) forget()
  })

  document.addEventListener(
    'click',
    (event) => {
      const { target } = event
      // A link with a target opens as a document.
      if (!picture || painted || !isPlainClick(event) || picture.link.target) return
      if (target instanceof Node && picture.link.contains(target)) show(picture)
    },
    true,
  )

  function show({ link, element, title }: Picture): void {
    const { title: titleBefore } = document
    element.style.opacity = ''
    document.title = title
    const end = () => {
      stop()
      painted = undefined
      forget()
    }
    const stop = router.subscribe('onRendered', end)
    // A turn later, since work in between would keep the frame from being shown.
    painted = new Promise((resolve) => afterPaint(() => setTimeout(resolve)))
    void painted.then(() => {
      // Somebody else has answered the press.
      if (location.pathname === link.pathname) return
      document.title = titleBefore
      end()
    })
  }
}

/**
 * Draws the head of a page as plain markup, which does nothing by itself: no effect of its components runs.
 * Semi-internal: gives them a router whose matches are those of the page. Returns what gives it up.
 */
function draw(
  router: AppRouter,
  matches: readonly AnyRouteMatch[],
  onDrawn: (element: HTMLElement) => void,
): () => void {
  const { routesById }: AnyRouter = router
  const Page: ComponentType | undefined =
    routesById[matches.at(-1)?.routeId ?? '']?.options.component
  if (!Page) return () => {}
  const getMatchStore = (routeId: string) => ({
    get: () => matches.find((match) => match.routeId === routeId),
    subscribe: () => ({ unsubscribe: () => {} }),
  })
  const stores = { ...router.stores, getMatchStore }
  const routerOfPage: AppRouter = Object.create(router, { stores: { value: stores } })
  const box = document.createElement('div')
  // What fails here is told of when the page is opened.
  const root = createRoot(box, { onUncaughtError: () => {} })
  const observer = new MutationObserver(() => {
    const element = document.createElement('div')
    for (const child of box.children) element.append(child.cloneNode(true))
    giveUp()
    for (const child of element.children) {
      // React hides what is not to run yet.
      if (child instanceof HTMLElement) child.style.removeProperty('display')
    }
    // Controls of one name would choose for those of the page.
    for (const control of element.querySelectorAll('[name]')) control.removeAttribute('name')
    element.inert = true
    element.ariaHidden = 'true'
    element.dataset.slot = 'page-picture'
    element.style.cssText = PLACE
    element.style.paddingTop = `${document.getElementById('main')?.offsetTop}px`
    onDrawn(element)
  })
  observer.observe(box, { childList: true })
  function giveUp(): void {
    observer.disconnect()
    root.unmount()
  }
  root.render(
    <Activity mode="hidden">
      <RouterContextProvider router={routerOfPage}>
        <HeadAlone value>
          <Page />
        </HeadAlone>
      </RouterContextProvider>
    </Activity>,
  )
  return giveUp
}
