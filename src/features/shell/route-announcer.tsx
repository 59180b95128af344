import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Milliseconds for which the live region stands empty first: words that come together with it are often not read out. */
const EMPTY_REGION_MS = 100

/**
 * After a navigation without a reload: moves focus to the new page's main part and has a screen
 * reader say its title, as a browser does by itself for a new document. A title that changes at the
 * same path, as a list's from page to page, is said too; the focus is the page's own matter there.
 */
export function RouteAnnouncer({ announce }: { announce: (title: string) => string }) {
  const router = useRouter()
  const [message, setMessage] = useState('')
  useEffect(() => {
    let title = ''
    const say = () => {
      titled.disconnect()
      title = document.title
      // The title of a post that only this browser has comes with the code of its page.
      if (title) setMessage(announce(title))
      else titled.observe(document.head, { childList: true, subtree: true, characterData: true })
    }
    const titled = new MutationObserver(say)
    const tell = (takesFocus: boolean) => {
      if (takesFocus) document.getElementById('main')?.focus({ preventScroll: true })
      // What went wrong is an alert of its own, and may have no title yet.
      const hasFailed = router.state.matches.some(({ status }) => status === 'error')
      if (hasFailed) setMessage('')
      else say()
    }
    // This file may be later than the first page that was opened; somebody may be at work there already.
    const late = setTimeout(() => {
      if (router.state.status === 'pending' || isPageOfDocument()) return
      tell(!location.hash && !document.activeElement?.closest('#main'))
    }, EMPTY_REGION_MS)
    title = document.title
    const stop = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const isSame = !pathChanged && document.title === title
      title = document.title
      if (!fromLocation || isSame) return
      clearTimeout(late)
      tell(pathChanged && !toLocation.hash)
    })
    return () => {
      clearTimeout(late)
      titled.disconnect()
      stop()
    }
  }, [router, announce])
  return (
    <p className="sr-only" role="status">
      {message}
    </p>
  )
}

/** Whether the page that is shown is the one that the browser has opened. */
function isPageOfDocument(): boolean {
  const [document] = performance.getEntriesByType('navigation')
  const pathOf = (address: string) => new URL(address).pathname.replace(/\/$/, '')
  return !document || pathOf(document.name) === pathOf(location.href)
}
