import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'
import type { AdminMessages } from '#src/i18n/messages.ts'

/** Says what became of a post meanwhile, and asks whether to save this version of it all the same. */
export function ConflictDialog(props: {
  t: AdminMessages['newer' | 'gone']
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaveThis: () => void
  /** The other way out: the version of the other tab, or back to the text. */
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
