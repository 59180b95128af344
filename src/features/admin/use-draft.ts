import { useEffect, useEffectEvent, useRef, useState } from 'react'

import { holdDraft } from '#src/storage/draft-locks.ts'
import { deleteDraft, type PostDraft, saveDraft } from '#src/storage/post-drafts.ts'

import { isWorthKeeping, type PostValues } from './post-form.ts'

/** Pause in typing after which the draft is saved, in ms. */
const PAUSE = 400

export interface DraftStatus {
  state: 'empty' | 'saved' | 'failed'
  at?: Date
}

/** Keeps what is typed, after a pause and when the page is left. The draft is this tab's own. */
export function useDraft(options: { id: string; editing: string; values: PostValues }) {
  const { id, editing, values } = options
  const [status, setStatus] = useState<DraftStatus>({ state: 'empty' })
  const kept = useRef<PostValues>(values)
  const isDone = useRef(false)

  const persist = () => {
    if (isDone.current || kept.current === values) return
    kept.current = values
    if (!isWorthKeeping(values)) {
      deleteDraft(id)
      setStatus({ state: 'empty' })
      return
    }
    const at = new Date()
    const draft: PostDraft = { id, editing, values, savedAt: at.toISOString() }
    setStatus(saveDraft(draft).ok ? { state: 'saved', at } : { state: 'failed' })
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
    saveNow: persist,
    /** What was typed is saved elsewhere, or not wanted. */
    forget: () => {
      isDone.current = true
      deleteDraft(id)
    },
    /** Goes on keeping after a publication that failed. */
    keepOn: () => {
      isDone.current = false
      kept.current = { ...values }
      saveDraft({ id, editing, values, savedAt: new Date().toISOString() })
    },
  }
}
