import { useEffect } from 'react'

import { toast } from '#src/components/ui/toast-store.ts'
import { hasUnkeptWork, type NotStored, notStored } from '#src/storage/cell.ts'

/**
 * Says on a page, once of each kind of work, that what is done here lasts only as long as the page, and why. From
 * then on the browser asks before the page is closed over it.
 */
export function useNotStored(words: Record<NotStored, string>): void {
  useEffect(() => {
    const said = new Set<string>()
    const stop = notStored.receive(({ key, reason }) => {
      if (!said.has(key)) toast({ message: words[reason], kind: 'err' })
      said.add(key)
      // Not before: some browsers keep no page for Back that listens to this.
      addEventListener('beforeunload', askToStay)
    })
    return () => {
      stop()
      removeEventListener('beforeunload', askToStay)
    }
  }, [words])
}

function askToStay(event: BeforeUnloadEvent): void {
  if (hasUnkeptWork()) event.preventDefault()
}
