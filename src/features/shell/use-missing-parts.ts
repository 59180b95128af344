import { useEffect } from 'react'

import { toast } from '#src/components/ui/toast-store.ts'
import type { Messages } from '#src/i18n/messages.ts'
import { isMissingFile, missingParts, reloadAnew } from '#src/lib/browser/missing-file.ts'
import { leaveFlash } from '#src/storage/flash.ts'

import { reloadOnce } from './reload-once.ts'

/**
 * Answers for parts of the page whose files are missing: the page is loaded anew, once and only where
 * nothing typed would be lost; else a message says what to do.
 */
export function useMissingParts(t: Messages['error'], renewed: string): void {
  useEffect(() => {
    const answer = async (error: unknown) => {
      if (!holdsTypedText() && (await reloadOnce(error))) return leaveFlash(renewed)
      toast({
        message: isMissingFile(error) ? t.missing : t.text,
        kind: 'err',
        action: { label: t.reload, run: () => void reloadAnew() },
      })
    }
    // What a press has asked for, such as the tool that writes a file.
    const onRejection = (event: PromiseRejectionEvent) => {
      if (!isMissingFile(event.reason)) return
      event.preventDefault()
      void answer(event.reason)
    }
    const stop = missingParts.receive(answer)
    addEventListener('unhandledrejection', onRejection)
    return () => {
      stop()
      removeEventListener('unhandledrejection', onRejection)
    }
  }, [t, renewed])
}

function holdsTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:not([type=checkbox], [type=radio], [type=range])',
  )
  return [...fields].some(({ value }) => value !== '')
}
