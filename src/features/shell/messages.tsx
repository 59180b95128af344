import { useEffect } from 'react'

import { toast } from '#src/components/ui/toast-store.ts'
import { Toaster } from '#src/components/ui/toaster.tsx'
import { NOTICES } from '#src/i18n/messages/notices.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { consumeFlash } from '#src/storage/flash.ts'

import { RouteAnnouncer } from './route-announcer.tsx'
import { useMissingParts } from './use-missing-parts.ts'
import { useNotStored } from './use-not-stored.ts'

/** Toasts, the message left by the previous page, and the route announcer. */
export function Messages() {
  const locale = useLocale()
  const t = useMessages()

  useMissingParts(t.error, NOTICES[locale].renewed)
  useNotStored(NOTICES[locale].notStored)
  useEffect(() => {
    const message = consumeFlash()
    if (message) toast({ message, kind: 'ok' })
  }, [])
  return (
    <>
      <RouteAnnouncer announce={t.pageOpened} />
      <Toaster label={t.messages} />
    </>
  )
}
