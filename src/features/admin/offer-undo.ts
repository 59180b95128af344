import type { AdminMessages } from '#src/i18n/admin-messages.ts'
import type { WriteResult } from '#src/storage/cell.ts'
import { toast } from '#src/ui/toast-store.ts'

/** Says what has been taken away, and takes it back when that is asked; where it cannot be stored again, that is said. */
export function offerUndo(t: AdminMessages, message: string, restore: () => WriteResult): void {
  const run = () => {
    const result = restore()
    if (!result.ok) toast({ message: t.errors[result.reason], kind: 'err' })
  }
  toast({ message, action: { label: t.undo, run } })
}
