import { Facts } from '#src/components/facts.tsx'
import { Dialog, DialogContent, DialogQuestion, DialogTitle } from '#src/components/ui/dialog.tsx'
import type { Case } from '#src/content/model.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'

import { caseFacts } from './case-facts.ts'
import { CaseDetails, CaseStory } from './case-text.tsx'

/** Dialog with a complete case. */
export function CaseDialog(props: {
  item: Case
  open: boolean
  onOpenChange: (open: boolean) => void
}) {
  const { item, open, onOpenChange } = props
  const locale = useLocale()
  const t = useMessages('showcase')

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t.results.close} aria-describedby={undefined}>
        <DialogQuestion>{item.question}</DialogQuestion>
        <DialogTitle>{item.title}</DialogTitle>
        <CaseStory item={item} />
        <CaseDetails item={item}>
          <Facts layout="compact" className="mt-3" items={caseFacts(item, locale, t.results)} />
        </CaseDetails>
      </DialogContent>
    </Dialog>
  )
}
