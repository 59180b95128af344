import { ButtonRow } from '#src/components/ui/button-row.tsx'
import { Button } from '#src/components/ui/button.tsx'
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '#src/components/ui/dialog.tsx'

/** A button of the dialog: its label and action. */
type Choice = readonly [label: string, choose: () => void]

/** Asks the owner to choose between two actions; closing the dialog chooses neither. */
export function ChoiceDialog(props: {
  title: string
  text: string
  closeLabel: string
  open: boolean
  onOpenChange: (open: boolean) => void
  choices: readonly [Choice, Choice]
}) {
  const { title, text, closeLabel, open, onOpenChange, choices } = props
  const [[firstLabel, chooseFirst], [secondLabel, chooseSecond]] = choices
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={closeLabel}>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription className="mt-4">{text}</DialogDescription>
        <ButtonRow>
          <Button onClick={chooseFirst}>{firstLabel}</Button>
          <Button variant="line" onClick={chooseSecond}>
            {secondLabel}
          </Button>
        </ButtonRow>
      </DialogContent>
    </Dialog>
  )
}
