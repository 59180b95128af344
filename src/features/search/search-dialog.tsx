import { Dialog, DialogClose, DialogContent, DialogTitle } from '#src/components/ui/dialog.tsx'
import type { Locale } from '#src/i18n/locales.ts'
import { loadPartMessages } from '#src/i18n/messages.ts'
import { useMessages } from '#src/i18n/use-messages.tsx'

import { SearchPanel } from './search-panel.tsx'

interface SearchDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  messenger: { url: string; label: string }
}

/** Search dialog with its messages. */
export async function searchDialogFor(locale: Locale) {
  await loadPartMessages(locale, 'search')
  return SearchDialog
}

function SearchDialog(props: SearchDialogProps) {
  const { open, onOpenChange, messenger } = props
  const t = useMessages('search')

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        // As high as its content; if there is too little space for the results, the whole dialog scrolls.
        className="flex flex-col self-start overflow-hidden not-tall:flex-none not-tall:overflow-auto max-sm:h-auto max-sm:max-h-dvh"
        aria-describedby={undefined}
      >
        <DialogTitle className="sr-only">{t.search.label}</DialogTitle>
        <SearchPanel
          messenger={messenger}
          onOpen={() => onOpenChange(false)}
          close={<DialogClose label={t.search.close} />}
        />
      </DialogContent>
    </Dialog>
  )
}
