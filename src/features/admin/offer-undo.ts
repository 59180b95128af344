import { toast } from '#src/components/ui/toast-store.ts'
import type { AdminMessages } from '#src/i18n/messages.ts'
import type { WriteResult } from '#src/storage/persistent-store.ts'

import { focusPage } from './use-admin.ts'

/**
 * Shows a toast after a deletion with an undo button; reports if the item cannot be restored.
 * The focus moves to the restored item.
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
    // The pressed button is removed.
    focus()
    toast({ message: t.undone, kind: 'ok' })
  }
  toast({ message, action: { label: t.undo, run } })
}
