import type { AnyRouteMatch } from '@tanstack/react-router'

import { earlyLinks } from '#src/browser/early-links.ts'
import { noteLeaving } from '#src/browser/leaving.ts'
import { whenPageWanted } from '#src/browser/page-wanted.ts'
import { isPlainClick } from '#src/lib/is-plain-click.ts'
import type { AppRouter } from '#src/router.tsx'

/**
 * A prerendered page that nobody has touched is asleep: its markup stands as the build wrote it, and
 * neither its code nor its data are loaded. What stands around it, header and footer, runs already. It
 * wakes up when it is wanted, unless another page takes its place before.
 */
let state: 'awake' | 'asleep' | 'left' = 'awake'

/** The router's match of the page that is asleep, and the loading of it. */
let sleeper: string | undefined
let loaded: Promise<void> | undefined

/** Head tags of the page, which belong to nobody as long as it is asleep. */
let headTags: readonly Element[] = []

/**
 * Has a router start with a page that stays as it is until it is wanted, as the inline script tells.
 * Semi-internal: gives the router the matches of the page as if it had loaded them.
 */
export function letPageSleep(router: AppRouter): void {
  const { latestLocation, stores, options } = router
  const matches = router.matchRoutes(latestLocation)
  Object.assign(matches[0] ?? {}, { status: 'success', context: options.context })
  stores.setMatches(matches)
  stores.resolvedLocation.set(latestLocation)
  state = 'asleep'
  sleeper = matches.at(-1)?.id
  loaded = whenPageWanted()
    .then(() => load(router))
    .then(() => {
      loaded = undefined
    })
  if (document.querySelector('[data-clock]')?.checkVisibility({ visibilityProperty: true })) {
    import('#src/features/courses/sleeping-clocks.ts')
      .then(({ runSleepingClocks }) => runSleepingClocks(options.context.locale))
      // Where it cannot be had the clock stays empty until the page wakes.
      .catch(() => undefined)
  }
  headTags = readHeadTags()
}

/** What the head of the document says of the page that it was written for. */
export function readHeadTags(): readonly Element[] {
  return [
    ...document.head.querySelectorAll(
      'title, meta[property], meta[name]:not([media], [name=viewport]), [rel=canonical], [rel=alternate]',
    ),
  ]
}

/** Loads the page. Where the network is gone its markup stays, which can be read, until there is one again. */
async function load(router: AppRouter): Promise<void> {
  const { pathname } = router.latestLocation
  const [file = ''] =
    document.querySelector<HTMLElement>('[data-page]')?.dataset.page?.split(' ') ?? []
  try {
    // An import that has failed would fail again when there is a network.
    await fetch(file)
  } catch {
    // What a deploy has taken away is the router's to tell.
    if (!navigator.onLine) {
      await new Promise((resolve) => addEventListener('online', resolve, { once: true }))
    }
  }
  // Who is on the way to another page by then needs this one no more.
  if (router.latestLocation.pathname === pathname) await router.load()
}

/** What a page that is asleep waits for: its code and data. Nothing once they are there. */
export function whenAwake(): Promise<void> | undefined {
  return state === 'asleep' ? loaded : undefined
}

/** The page is awake: its markup belongs to React. */
export function endSleep(): void {
  document.documentElement.dataset.app = 'ready'
  if (state === 'asleep') state = 'awake'
}

/** Whether the sleeping page is or was replaced by another page or an error. */
export function isLeftAsleep(match: Pick<AnyRouteMatch, 'id' | 'status'> | undefined): boolean {
  return (
    state === 'left' || (state === 'asleep' && (match?.id !== sleeper || match?.status === 'error'))
  )
}

/** Another page takes the place of the one that is asleep, and of its head tags. */
export function leaveAsleep(): void {
  state = 'left'
  endSleep()
  for (const tag of headTags) tag.remove()
}

/**
 * Has links of the site that are pressed early open as documents of their own: before the page is awake, and
 * before it is known which files the next one needs. A document is one file, where the application would
 * find one file by another, unless it has them all. Without a network it can tell at least.
 */
export function openDocumentsAtFirst(): void {
  document.addEventListener('click', openDocument, true)
}

function openDocument(event: MouseEvent): void {
  const { target } = event
  if ((state !== 'asleep' && !earlyLinks.areDocuments) || !navigator.onLine) return
  if (!isPlainClick(event)) return
  // What stays on the page, or opens over it as search does, is answered by the application.
  const link =
    target instanceof Element &&
    target.closest<HTMLAnchorElement>('a[href]:not([aria-keyshortcuts])')
  if (!link || link.target || link.pathname === location.pathname) return
  if (earlyLinks.isHere(link)) return
  noteLeaving()
  // The router leaves a link with a target to the browser.
  link.target = '_top'
  setTimeout(() => (link.target = ''))
}
