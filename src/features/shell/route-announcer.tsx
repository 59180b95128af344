import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Time in ms for which the live region is empty first, because screen readers often skip its initial text. */
const EMPTY_REGION_MS = 100

/**
 * After client-side navigation: moves the focus to the main element of the new page and announces its
 * title, as browsers do for a new document. A title that changes at the
 * same path, as in a paginated list, is announced too, without moving the focus.
 */
export function RouteAnnouncer({ announce }: { announce: (title: string) => string }) {
  const router = useRouter()
  const [message, setMessage] = useState('')
  useEffect(() => {
    let title = ''
    const announceTitle = () => {
      titled.disconnect()
      title = document.title
      // The title of a browser post is set after its chunk has been loaded.
      if (title) setMessage(announce(title))
      else titled.observe(document.head, { childList: true, subtree: true, characterData: true })
    }
    const titled = new MutationObserver(announceTitle)
    const announcePage = (movesFocus: boolean) => {
      if (movesFocus) document.getElementById('main')?.focus({ preventScroll: true })
      // An error page is announced by its own alert and may have no title yet.
      const hasFailed = router.state.matches.some(({ status }) => status === 'error')
      if (hasFailed) setMessage('')
      else announceTitle()
    }
    // This chunk may load after the first navigation, when the visitor may already be using the page.
    const fallbackTimer = setTimeout(() => {
      if (router.state.status === 'pending' || isDocumentPage()) return
      announcePage(!location.hash && !document.activeElement?.closest('#main'))
    }, EMPTY_REGION_MS)
    title = document.title
    const unsubscribe = router.subscribe(
      'onRendered',
      ({ fromLocation, toLocation, pathChanged }) => {
        const isSame = !pathChanged && document.title === title
        title = document.title
        if (!fromLocation || isSame) return
        clearTimeout(fallbackTimer)
        announcePage(pathChanged && !toLocation.hash)
      },
    )
    return () => {
      clearTimeout(fallbackTimer)
      titled.disconnect()
      unsubscribe()
    }
  }, [router, announce])
  return (
    <p className="sr-only" role="status">
      {message}
    </p>
  )
}

/** Whether the current page is the one opened by a page load. */
function isDocumentPage(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  const getPath = (address: string) => new URL(address).pathname.replace(/\/$/, '')
  return !document || getPath(document.name) === getPath(location.href)
}
