import { useEffect, useState } from 'react'

import { Notice } from '#src/components/notice.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { toast } from '#src/components/ui/toast-store.ts'
import { useLocale, useMessages } from '#src/i18n/use-messages.tsx'
import { openDrafts } from '#src/storage/draft-locks.ts'
import {
  deleteDraft,
  findDraft,
  type PostDraft,
  postDrafts,
  restoreDraft,
} from '#src/storage/post-drafts.ts'
import { usePersistentStore } from '#src/storage/use-persistent-store.ts'

import { formatLocalInstant } from './local-time.ts'
import { offerUndo } from './offer-undo.ts'
import { focusPage } from './use-admin.ts'

/** Lists drafts that are not open in any tab. */
export function DraftOffers(props: { currentId: string; onResume: (draft: PostDraft) => void }) {
  const { currentId, onResume } = props
  const t = useMessages('admin')
  const locale = useLocale()

  const drafts = usePersistentStore(postDrafts)
  const [offered, setOffered] = useState<readonly PostDraft[]>([])
  useEffect(() => {
    let isWanted = true
    void openDrafts().then((open) => {
      if (isWanted) setOffered(drafts.filter(({ id }) => id !== currentId && !open.includes(id)))
    })
    return () => {
      isWanted = false
    }
  }, [drafts, currentId])

  /** Opens the latest version of a draft, unless another tab has opened it meanwhile. */
  const resolveDraft = async (id: string, action: (draft: PostDraft) => void) => {
    const isOpen = (await openDrafts()).includes(id)
    const draft = findDraft(id)
    if (draft && !isOpen) return action(draft)
    focusPage()
    setOffered((before) => before.filter((offer) => offer.id !== id))
    if (isOpen) toast({ message: t.draft.elsewhere })
  }

  const discard = (draft: PostDraft) => {
    focusPage()
    deleteDraft(draft.id)
    offerUndo(t, t.draft.discarded, () => restoreDraft(draft))
  }

  return offered.map(({ id, savedAt, values }) => {
    const moment = formatLocalInstant(locale, savedAt)
    const title = values.title || t.draft.untitled
    return (
      <Notice
        key={id}
        asChild
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3"
      >
        <div role="status">
          <p>
            {t.draft.found} <strong>{title}</strong>
            {moment && `, ${t.draft.from(moment)}`}
          </p>
          <p className="flex flex-wrap gap-2">
            <Button size="sm" onClick={() => void resolveDraft(id, onResume)}>
              {t.draft.resume}
              <span className="sr-only">: {title}</span>
            </Button>
            <Button size="sm" variant="line" onClick={() => void resolveDraft(id, discard)}>
              {t.draft.discard}
              <span className="sr-only">: {title}</span>
            </Button>
          </p>
        </div>
      </Notice>
    )
  })
}
