import { useEffect, useState } from 'react'

import type { AdminMessages } from '#src/i18n/admin-messages.ts'
import { formatDate } from '#src/i18n/format.ts'
import type { Locale } from '#src/i18n/locales.ts'
import { openDrafts } from '#src/storage/draft-locks.ts'
import { deleteDraft, type PostDraft, postDrafts, saveDraft } from '#src/storage/post-drafts.ts'
import { useCell } from '#src/storage/use-cell.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/toast-store.ts'

import { ownDay, ownTime } from './own-clock.ts'

/** Unfinished posts that no tab has open: to be continued or deleted. */
export function DraftOffers(props: {
  t: AdminMessages['draft']
  locale: Locale
  own: string
  onResume: (draft: PostDraft) => void
}) {
  const { t, locale, own, onResume } = props
  const drafts = useCell(postDrafts)
  const [open, setOpen] = useState<readonly string[]>()
  const ids = drafts.map(({ id }) => id).join()
  useEffect(() => {
    void openDrafts().then(setOpen)
  }, [ids, own])
  const offered = open ? drafts.filter(({ id }) => id !== own && !open.includes(id)) : []
  return offered.map((draft) => (
    <div key={draft.id} className="notice admin-draft" role="status">
      <p>
        {t.found} <strong>{draft.values.title || t.untitled}</strong>
        {draft.savedAt && `, ${t.from(momentOf(locale, draft.savedAt))}`}
      </p>
      <p className="admin-acts">
        <Button size="sm" onClick={() => onResume(draft)}>
          {t.resume}
        </Button>
        <Button
          size="sm"
          variant="line"
          onClick={() => {
            deleteDraft(draft.id)
            toast({
              message: t.discarded,
              action: { label: t.undo, run: () => void saveDraft(draft) },
            })
          }}
        >
          {t.discard}
        </Button>
      </p>
    </div>
  ))
}

/** Day and time of an instant on the owner's clock: `November 24, 2026, 19:30`. */
function momentOf(locale: Locale, instant: string): string {
  const moment = new Date(instant)
  if (Number.isNaN(moment.getTime())) return ''
  return `${formatDate(locale, ownDay(moment))}, ${ownTime(moment)}`
}
