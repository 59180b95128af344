import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { lockDraft } from '#src/storage/draft-locks.ts'
import { deleteDraft, findDraft, isDraftStored, saveDraft } from '#src/storage/post-drafts.ts'

import { hasContent, type PostValues } from './post-form.ts'

const DEBOUNCE_MS = 400

/** Time of the last save; `undefined` without anything to save. */
type DraftStatus = Date | 'failed' | undefined

interface TypedPost {
  id: string
  editing: string
  basedOn: string | undefined
  values: PostValues
}

/** Saves the form as a draft after a pause and when the page is left. Each tab has its own draft. */
export function useDraft(options: TypedPost) {
  const { id, editing, basedOn, values } = options
  const [status, setStatus] = useState<DraftStatus>()
  const savedValues = useRef<PostValues | undefined>(values)
  // A post without changes needs no draft.
  const [wasDraft] = useState(() => findDraft(id) !== undefined)
  const isDraft = useRef(wasDraft)

  const persist = (): boolean => {
    // Another tab may have deleted the draft, or it may only be in this tab's memory.
    const isStored = () => !isDraft.current || isDraftStored({ id, values })
    if (savedValues.current === values && isStored()) return true
    const next = storeDraft({ id, editing, basedOn, values })
    setStatus(next)
    if (next === 'failed') return false
    savedValues.current = values
    isDraft.current = next !== undefined
    return true
  }
  const save = useEffectEvent(persist)

  useEffect(() => {
    const timer = setTimeout(() => save(), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [values])

  useEffect(() => lockDraft(id), [id])

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
    /** Saves the draft; returns whether nothing would be lost now. */
    saveNow: persist,
    /** Deletes the draft after saving or discarding, and returns it. */
    forget: () => {
      // Later input creates a draft again.
      savedValues.current = values
      isDraft.current = false
      const draft = findDraft(id)
      deleteDraft(id)
      return draft
    },
    /** Resumes saving after a failed publication. */
    resumeSaving: () => {
      savedValues.current = undefined
      persist()
    },
  }
}

function storeDraft(draft: TypedPost): DraftStatus {
  if (!hasContent(draft.values)) {
    deleteDraft(draft.id)
    return undefined
  }
  const now = new Date()
  const { ok } = saveDraft({ ...draft, savedAt: now.toISOString() })
  return ok ? now : 'failed'
}
