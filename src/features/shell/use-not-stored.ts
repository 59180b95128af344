import { useEffect } from 'react'

import { toast } from '#src/components/ui/toast-store.ts'
import { hasUnsavedWork, type NotStored, notStored } from '#src/storage/persistent-store.ts'

/**
 * Reports once per kind of work that it could not be stored, and why. From
 * then on the browser asks before the page is closed.
 */
export function useNotStored(messages: Record<NotStored, string>): void {
  useEffect(() => {
    const reported = new Set<string>()
    const unsubscribe = notStored.receive(({ key, reason }) => {
      if (!reported.has(key)) toast({ message: messages[reason], kind: 'err' })
      reported.add(key)
      // Added late, because pages with this listener are excluded from the back/forward cache in some browsers.
      addEventListener('beforeunload', confirmUnload)
    })
    return () => {
      unsubscribe()
      removeEventListener('beforeunload', confirmUnload)
    }
  }, [messages])
}

function confirmUnload(event: BeforeUnloadEvent): void {
  if (hasUnsavedWork()) event.preventDefault()
}
