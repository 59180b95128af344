import type { AdminMessages } from '#src/i18n/admin-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '#src/ui/dialog.tsx'

/** Says that a post was saved elsewhere meanwhile, and asks which version stays. */
export function NewerDialog(props: {
  t: AdminMessages['newer']
  open: boolean
  onOpenChange: (open: boolean) => void
  onSaveThis: () => void
  onOpenSaved: () => void
}) {
  const { t, open, onOpenChange, onSaveThis, onOpenSaved } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t.close}>
        <DialogTitle>{t.title}</DialogTitle>
        <DialogDescription className="mt-4">{t.text}</DialogDescription>
        <div className="cta-row">
          <Button onClick={onSaveThis}>{t.saveThis}</Button>
          <Button variant="line" onClick={onOpenSaved}>
            {t.openSaved}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  )
}
