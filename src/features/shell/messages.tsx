import { useEffect } from 'react'

import type { Messages as Words } from '#src/i18n/messages.ts'
import { takeFlash } from '#src/storage/flash.ts'
import { toast } from '#src/ui/toast-store.ts'
import { Toaster } from '#src/ui/toaster.tsx'

import { useMissingParts } from './use-missing-parts.ts'
import { useNotStored } from './use-not-stored.ts'

/** Short messages of this page, and the one that the page before has left. */
export function Messages({ t }: { t: Words }) {
  useMissingParts(t.error)
  useNotStored(t.notStored)
  useEffect(() => {
    const message = takeFlash()
    if (message) toast({ message, kind: 'ok' })
  }, [])
  return <Toaster label={t.messages} />
}
