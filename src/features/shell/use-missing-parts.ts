import { useEffect } from 'react'

import { toast } from '#src/components/ui/toast-store.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { isMissingFile, missingParts, reloadWithoutCache } from '#src/lib/browser/missing-file.ts'
import { setFlash } from '#src/storage/flash.ts'

import { reloadOnce } from './reload-once.ts'

/**
 * Handles missing files of page parts: reloads the page once, unless
 * typed text would be lost; otherwise shows a message.
 */
export function useMissingParts(t: Messages['error'], renewed: string): void {
  useEffect(() => {
    const answer = async (error: unknown) => {
      if (!hasTypedText() && (await reloadOnce(error))) return setFlash(renewed)
      toast({
        message: isMissingFile(error) ? t.missing : t.text,
        kind: 'err',
        action: { label: t.reload, run: () => void reloadWithoutCache() },
      })
    }
    // Code loaded by a press, such as an export.
    const onRejection = (event: PromiseRejectionEvent) => {
      if (!isMissingFile(event.reason)) return
      event.preventDefault()
      void answer(event.reason)
    }
    const unsubscribe = missingParts.receive(answer)
    addEventListener('unhandledrejection', onRejection)
    return () => {
      unsubscribe()
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [t, renewed])
}

function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=range])',
  )
  return [...fields].some(({ value }) => value !== '')
}
