import type { Locale } from '#src/i18n/locales.ts'
import type { MessagesOf } from '#src/i18n/messages.ts'
import { Dialog, DialogClose, DialogContent, DialogTitle } from '#src/ui/dialog.tsx'

import { SearchPanel } from './search-panel.tsx'

/** Search over the page. */
export function SearchDialog(props: {
  open: boolean
  onOpenChange: (open: boolean) => void
  locale: Locale
  t: MessagesOf<'search'>
  messenger: { url: string; label: string }
}) {
  const { open, onOpenChange, locale, t, messenger } = props
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent className="find" aria-describedby={undefined}>
        <DialogTitle className="vh">{t.search.label}</DialogTitle>
        <SearchPanel
          locale={locale}
          t={t}
          messenger={messenger}
          onOpen={() => onOpenChange(false)}
          close={<DialogClose label={t.search.close} />}
        />
      </DialogContent>
    </Dialog>
  )
}
