import { toast } from '#src/components/ui/toast-store.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'
import type { WriteResult } from '#src/storage/cell.ts'

import { focusPage } from './focus-page.ts'

/**
 * Says what has been taken away, and takes it back when that is asked; where it cannot be stored again, that is said.
 * The focus goes to where it is back.
 */
export function offerUndo(
  t: AdminMessages,
  message: string,
  restore: () => WriteResult,
  focus = focusPage,
): void {
  const run = () => {
    const result = restore()
    if (!result.ok) return toast({ message: t.errors[result.reason], kind: 'err' })
    // The button that was pressed goes.
    focus()
    toast({ message: t.undone, kind: 'ok' })
  }
  toast({ message, action: { label: t.undo, run } })
}
