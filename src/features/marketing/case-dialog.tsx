import { Fact, Facts } from '#src/components/facts.tsx'
import { Dialog, DialogContent, DialogTitle } from '#src/components/ui/dialog.tsx'
import type { Case } from '#src/content/model.ts'
import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'

import { caseFacts } from './case-facts.ts'
import { CaseDetails, CaseStory } from './case-text.tsx'

/** A case told in full, over the page. */
export function CaseDialog(props: {
  item: Case
  open: boolean
  onOpenChange: (open: boolean) => void
  locale: Locale
  t: MessagesOf<'showcase'>
}) {
  const { item, open, onOpenChange, locale, t } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent closeLabel={t.results.close} aria-describedby={undefined}>
        <p className="q">{item.question}</p>
        <DialogTitle>{item.title}</DialogTitle>
        <CaseStory item={item} t={t.results} />
        <CaseDetails item={item} t={t.results}>
          <Facts>
            {caseFacts(item, locale, t.results).map(({ figure, unit, words }) => (
              <Fact key={words} figure={figure} unit={unit} words={words} />
            ))}
          </Facts>
        </CaseDetails>
      </DialogContent>
    </Dialog>
  )
}
