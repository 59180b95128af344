import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogDismiss,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'
import { useMessages } from '#src/i18n/use-messages.tsx'

/** Warns that unsaved text would be lost, and asks whether to leave anyway. */
export function LeaveDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  onLeave: () => void
}) {
  const { open, onOpenChange, onLeave } = props
  const t = useMessages('admin').leave

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t.stay}>
        <DialogTitle>{t.title}</DialogTitle>
        <DialogDescription className="mt-4">{t.text}</DialogDescription>
        <ButtonRow>
          <DialogDismiss asChild>
            <Button>{t.stay}</Button>
          </DialogDismiss>
          <Button variant="line" onClick={onLeave}>
            {t.leave}
          </Button>
        </ButtonRow>
      </DialogContent>
    </Dialog>
  )
}
