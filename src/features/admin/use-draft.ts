import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { holdDraft } from '#src/storage/draft-locks.ts'
import { deleteDraft, findDraft, isDraftStored, saveDraft } from '#src/storage/post-drafts.ts'

import { isWorthKeeping, type PostValues } from './post-form.ts'

/** Pause in typing after which the draft is saved, in ms. */
const PAUSE = 400

export interface DraftStatus {
  state: 'empty' | 'saved' | 'failed'
  at?: Date
}

interface TypedPost {
  id: string
  editing: string
  basedOn: string | undefined
  values: PostValues
}

/** Keeps what is typed, after a pause and when the page is left. The draft is this tab's own. */
export function useDraft(options: TypedPost) {
  const { id, editing, basedOn, values } = options
  const [status, setStatus] = useState<DraftStatus>({ state: 'empty' })
  const kept = useRef<PostValues | undefined>(values)
  // A post that was only opened is no draft: nothing is missed of it.
  const [wasDraft] = useState(() => findDraft(id) !== undefined)
  const isDraft = useRef(wasDraft)

  const persist = (): boolean => {
    // Another tab may have deleted a draft, and one that found no room is in this tab's memory alone.
    const isThere = () => !isDraft.current || isDraftStored({ id, values })
    if (kept.current === values && isThere()) return true
    const next = keep({ id, editing, basedOn, values })
    const isKept = next.state !== 'failed'
    if (isKept) {
      kept.current = values
      isDraft.current = next.state === 'saved'
    }
    setStatus(next)
    return isKept
  }
  const save = useEffectEvent(persist)

  useEffect(() => {
    const timer = setTimeout(() => save(), PAUSE)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => holdDraft(id), [id])

  useEffect(() => {
    const leave = () => save()
    addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', leave)
    return () => {
      leave()
      removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', leave)
    }
  }, [])

  return {
    status,
    /** Keeps what is typed, and says whether nothing of it would be missed now. */
    saveNow: persist,
    /** What was typed is saved elsewhere, or not wanted; returns the draft that was kept of it. */
    forget: () => {
      // What is typed after that is a draft again.
      kept.current = values
      isDraft.current = false
      const draft = findDraft(id)
      deleteDraft(id)
      return draft
    },
    /** Goes on keeping after a publication that failed. */
    keepOn: () => {
      kept.current = undefined
      persist()
    },
  }
}

function keep(draft: TypedPost): DraftStatus {
  if (!isWorthKeeping(draft.values)) {
    deleteDraft(draft.id)
    return { state: 'empty' }
  }
  const at = new Date()
  const { ok } = saveDraft({ ...draft, savedAt: at.toISOString() })
  return ok ? { state: 'saved', at } : { state: 'failed' }
}
