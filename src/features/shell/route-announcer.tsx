import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/**
 * After a navigation without a reload: moves focus to the new page's main part and has a screen
 * reader say its title, as a browser does by itself for a new document.
 */
export function RouteAnnouncer({ announce }: { announce: (title: string) => string }) {
  const router = useRouter()
  const [message, setMessage] = useState('')
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return
        if (!toLocation.hash) document.getElementById('main')?.focus({ preventScroll: true })
        setMessage(announce(document.title))
      }),
    [router, announce],
  )
  return (
    <p className="vh" role="status">
      {message}
    </p>
  )
}
