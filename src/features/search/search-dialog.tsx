import { Dialog, DialogClose, DialogContent, DialogTitle } from '#src/components/ui/dialog.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { loadMessagesOf, type MessagesOf } from '#src/i18n/messages.ts'

import { SearchPanel } from './search-panel.tsx'

interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  messenger: { url: string; label: string }
}

/** Search over the page, with its words. */
export async function searchDialogIn(locale: Locale) {
  const t = await loadMessagesOf(locale, 'search')
  return (props: SearchDialogProps) => <SearchDialog {...props} locale={locale} t={t} />
}

function SearchDialog(props: SearchDialogProps & { locale: Locale; t: MessagesOf<'search'> }) {
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
