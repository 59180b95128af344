import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Tries to save the text; returns false if it would be lost. */
export type SaveAttempt = () => boolean

/** Asks before unsaved text is left: the browser's prompt, or a dialog for navigation inside the site. */
export function useLeaveGuard() {
  const tryToSave: RefObject<SaveAttempt | null> = useRef(null)
  const [question, setQuestion] = useState<{ answer: (isLeaving: boolean) => void }>()
  const confirmLeave = async () => {
    if (tryToSave.current?.() !== false) return true
    return new Promise<boolean>((answer) => {
      setQuestion((before) => {
        before?.answer(false)
        return { answer }
      })
    })
  }

  const { history } = useRouter()
  const onLeave = useEffectEvent(confirmLeave)
  // The router's `useBlocker` would be part of the code that every page loads.
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await onLeave()),
        enableBeforeUnload: () => tryToSave.current?.() === false,
      }),
    [history],
  )

  return {
    /** Save function of the form. */
    tryToSave,
    isAsking: question !== undefined,
    answer: (isLeaving: boolean) => {
      question?.answer(isLeaving)
      setQuestion(undefined)
    },
    /** Runs an action that closes the editor after confirmation. */
    beforeLeaving: async (leave: () => void) => {
      if (await confirmLeave()) leave()
    },
  }
}
