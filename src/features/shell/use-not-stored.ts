import { useEffect } from 'react'

import { type NotStored, notStored } from '#src/storage/cell.ts'
import { toast } from '#src/ui/toast-store.ts'

/** Says once on a page that what is done here lasts only as long as the page, and why. */
export function useNotStored(words: Record<NotStored, string>): void {
  useEffect(() => {
    let isSaid = false
    return notStored.receive((reason) => {
      if (!isSaid) toast({ message: words[reason], kind: 'err' })
      isSaid = true
    })
  }, [words])
}
