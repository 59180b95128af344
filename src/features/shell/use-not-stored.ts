import { useEffect } from 'react'

import { NOT_STORED, type WriteResult } from '#src/storage/cell.ts'
import { toast } from '#src/ui/toast-store.ts'

type Reason = Extract<WriteResult, { ok: false }>['reason']

/** Says once on a page that what is done here lasts only as long as the page, and why. */
export function useNotStored(words: Record<Reason, string>): void {
  useEffect(() => {
    const tell = (event: Event) => {
      if (event instanceof CustomEvent) toast({ message: words[reasonOf(event)], kind: 'err' })
    }
    addEventListener(NOT_STORED, tell, { once: true })
    return () => removeEventListener(NOT_STORED, tell)
  }, [words])
}

function reasonOf(event: CustomEvent<Reason>): Reason {
  return event.detail
}
