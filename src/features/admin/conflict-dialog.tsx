import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'
import type { AdminMessages } from '#src/i18n/messages.ts'

/** Explains how a post has changed meanwhile, and asks whether to save this version anyway. */
export function ConflictDialog(props: {
  t: AdminMessages['newer' | 'gone']
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaveThis: () => void
  /** Alternative action: open the version of the other tab, or continue editing. */
  onInstead: () => void
}) {
  const { t, open, onOpenChange, onSaveThis, onInstead } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t.close}>
        <DialogTitle>{t.title}</DialogTitle>
        <DialogDescription className="mt-4">{t.text}</DialogDescription>
        <ButtonRow>
          <Button onClick={onSaveThis}>{t.saveThis}</Button>
          <Button variant="line" onClick={onInstead}>
            {t.instead}
          </Button>
        </ButtonRow>
      </DialogContent>
    </Dialog>
  )
}
