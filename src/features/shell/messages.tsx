import { useEffect } from 'react'

import { takeFlash } from '#src/storage/flash.ts'
import { toast } from '#src/ui/toast-store.ts'
import { Toaster } from '#src/ui/toaster.tsx'

/** Short messages of this page, and the one that the page before has left. */
export function Messages({ label }: { label: string }) {
  useEffect(() => {
    const message = takeFlash()
    if (message) toast({ message, kind: 'ok' })
  }, [])
  return <Toaster label={label} />
}
