import { useEffect } from 'react'

import { toast } from '#src/components/ui/toast-store.ts'
import { Toaster } from '#src/components/ui/toaster.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import type { Messages as Words } from '#src/i18n/messages.ts'
import { NOTICES } from '#src/i18n/messages/notices.ts'
import { takeFlash } from '#src/storage/flash.ts'

import { RouteAnnouncer } from './route-announcer.tsx'
import { useMissingParts } from './use-missing-parts.ts'
import { useNotStored } from './use-not-stored.ts'

/** What is said beside the page: short messages, the one that the page before has left, and each page that opens. */
export function Messages({ locale, t }: { locale: Locale; t: Words }) {
  useMissingParts(t.error, NOTICES[locale].renewed)
  useNotStored(NOTICES[locale].notStored)
  useEffect(() => {
    const message = takeFlash()
    if (message) toast({ message, kind: 'ok' })
  }, [])
  return (
    <>
      <RouteAnnouncer announce={t.pageOpened} />
      <Toaster label={t.messages} />
    </>
  )
}
