import { useRouter } from '@tanstack/react-router'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'

/** Tries to keep what is typed; false where it would be lost. */
export type TryToKeep = () => boolean

/** Asks before the reader leaves what could not be kept: the browser, or a dialog for ways inside the page. */
export function useLeaveGuard() {
  const tryToKeep: RefObject<TryToKeep | null> = useRef(null)
  const [asked, setAsked] = useState<{ answer: (isLeaving: boolean) => void }>()
  const mayLeave = async () => {
    if (tryToKeep.current?.() !== false) return true
    return new Promise<boolean>((answer) => {
      setAsked((before) => {
        before?.answer(false)
        return { answer }
      })
    })
  }

  const { history } = useRouter()
  const onLeave = useEffectEvent(mayLeave)
  // The router's own hook for it would be part of the code that every page loads.
  useEffect(
    () =>
      history.block({
        blockerFn: async ({ currentLocation, nextLocation }) =>
          currentLocation.pathname !== nextLocation.pathname && !(await onLeave()),
        enableBeforeUnload: () => tryToKeep.current?.() === false,
      }),
    [history],
  )

  return {
    /** The form's own way to keep its text. */
    tryToKeep,
    isAsking: asked !== undefined,
    answer: (isLeaving: boolean) => {
      asked?.answer(isLeaving)
      setAsked(undefined)
    },
    /** Does what takes the text off the screen, once that is agreed. */
    beforeLeaving: async (leave: () => void) => {
      if (await mayLeave()) leave()
    },
  }
}
